import type { HttpContext } from '@adonisjs/core/http'
import { ok } from '#shared/domain/result'
import { matchedVersion } from '#shared/http/if_match'
import { answerList } from '#shared/lists'
import { putSubscriber } from '#subscriptions/actions/entitle/put_subscriber'
import { removeSubscription } from '#subscriptions/actions/entitle/remove_subscription'
import { setVisibility } from '#subscriptions/actions/entitle/set_visibility'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { answerDone, answerHeld } from '#subscriptions/http/answer_held'
import { readVisibility } from '#subscriptions/http/range_wish'
import { typeIn } from '#subscriptions/http/type_in'
import { whichAndWhy, whichIn } from '#subscriptions/http/which_held'
import type { Subscriber } from '#subscriptions/lists/subscriber_columns'
import { subscriberList } from '#subscriptions/lists/subscriber_list'
import SubscriptionUserTransformer from '#subscriptions/transformers/subscription_user_transformer'
import {
  apiSubscriberValidator,
  apiVisibilityValidator,
} from '#subscriptions/validators/api_date_range'

export default class SubscriptionUsersController {
  async index(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (type) return answerList(ctx, subscriberList, toWire, type)
  }

  show(ctx: HttpContext) {
    return answerHeld(ctx, whichIn(ctx), ok())
  }

  async update(ctx: HttpContext) {
    const {
      unrestricted: isUnrestricted,
      reason,
      version: seen,
      ...sent
    } = await ctx.request.validateUsing(apiSubscriberValidator)
    const visible = readVisibility(sent)
    const which = { ...whichIn(ctx), reason, seen }
    const put = visible.ok
      ? await putSubscriber(which, { isUnrestricted, visible: visible.value })
      : visible
    return answerHeld(ctx, whichIn(ctx), put)
  }

  async destroy(ctx: HttpContext) {
    const which = { ...(await whichAndWhy(ctx)), seen: matchedVersion(ctx) }
    return answerDone(ctx, await removeSubscription(which))
  }

  async setVisibility(ctx: HttpContext) {
    const {
      reason,
      version: seen,
      ...sent
    } = await ctx.request.validateUsing(apiVisibilityValidator)
    const visible = readVisibility(sent)
    const which = { ...whichIn(ctx), reason, seen }
    const set = visible.ok ? await setVisibility(which, visible.value) : visible
    return answerHeld(ctx, whichIn(ctx), set)
  }

  async deleteVisibility(ctx: HttpContext) {
    const which = { ...(await whichAndWhy(ctx)), seen: matchedVersion(ctx) }
    return answerHeld(ctx, which, await setVisibility(which, ALWAYS))
  }
}

const toWire = (subscriber: Subscriber) => new SubscriptionUserTransformer(subscriber).toObject()
