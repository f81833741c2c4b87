import type { HttpContext } from '@adonisjs/core/http'
import { listAudit } from '#shared/audit'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { shownHistory } from '#shared/http/shown_history'
import { exportList, showList } from '#shared/lists'
import { addSubscribers } from '#subscriptions/actions/subscribers/add_subscribers'
import { axisIn } from '#subscriptions/http/axis_in'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { typeIn } from '#subscriptions/http/type_in'
import { subscriberList } from '#subscriptions/lists/subscriber_list'
import SubscriberTransformer from '#subscriptions/transformers/subscriber_transformer'
import TypeEventTransformer from '#subscriptions/transformers/type_event_transformer'
import { subscribersValidator } from '#subscriptions/validators/date_range'

const NEWEST = 10

export default class SubscribersController {
  async index(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (!type) return
    const { content, shown } = await showList(ctx, subscriberList, type)
    const { list, choices } = shown
    const axis = axisIn(ctx)
    const changes = await listAudit({ type: 'subscription_type', id: type.id })
    const history = shownHistory(ctx, changes.toReversed(), NEWEST)
    return ctx.inertia.render('subscriptions/admin/subscribers', {
      type,
      subscribers: SubscriberTransformer.transform(content),
      history: TypeEventTransformer.transform(history.shown),
      earlier: history.earlier,
      ...shown,
      list: { ...list, filters: { ...list.filters, axis: axis.chosen } },
      choices: { ...choices, axis: axis.offered },
    })
  }

  async export(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (type) return exportList(ctx, subscriberList, type)
  }

  async store(ctx: HttpContext) {
    const { users = [], reason, ...sent } = await ctx.request.validateUsing(subscribersValidator)
    const wish = readRangeWish(sent)
    const typeId = Number(ctx.params.subscription)
    const gift = { typeId, userIds: users, by: actorIn(ctx), reason }
    const added = wish.ok ? await addSubscribers({ ...gift, terms: wish.value }) : wish
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    flashToast(ctx, 'success', 'entitlements.toasts.assigned')
    return ctx.response.redirect().back()
  }
}
