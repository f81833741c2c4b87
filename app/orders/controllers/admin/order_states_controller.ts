import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { actorOf } from '#identity'
import { SHOP_TIME_ZONE } from '#shared/clock'
import type { Refusal } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate, type Locale } from '#shared/i18n'
import { changeOrderState } from '#orders/actions/change_order_state'
import { orderStateValidator } from '#orders/validators/order_state'

/** The state of an order, set by staff. */
export default class OrderStatesController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const form = await ctx.request.validateUsing(orderStateValidator)
    const orderNumber = Number(ctx.params.orderId)
    const changed = await changeOrderState({
      orderNumber,
      expectedVersion: form.version,
      to: form.state,
      reason: form.reason || undefined,
      actor: actorOf(user),
      requestId: ctx.request.id(),
    })
    if (!changed.ok) return answerRefusal(ctx, inWords(changed.refusal, ctx.locale))

    const state = stateInWords(form.state, ctx.locale)
    flashToast(ctx, 'success', 'orders.toasts.state_saved', { number: orderNumber, state })
    return ctx.response.redirect(`/admin/manage-orders/${orderNumber}`)
  }
}

const stateInWords = (state: unknown, locale: Locale) => translate(locale, `orders.states.${state}`)

/** States and moments of a refusal as its reader knows them: by name, in the time of the shop. */
function inWords(refusal: Refusal, locale: Locale): Refusal {
  const { state, at } = refusal.params ?? {}
  if (!state || !at) return refusal
  const moment = DateTime.fromISO(String(at), { zone: SHOP_TIME_ZONE })
  const params = { state: stateInWords(state, locale), at: moment.toFormat('yyyy/MM/dd HH:mm') }
  return { ...refusal, params }
}
