import type { HttpContext } from '@adonisjs/core/http'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import { isPayable, isSettled, type PaymentAttempt } from '#orders/domain/payment/attempt'
import { paymentPath } from '#orders/http/payment_address'
import { findOwnAttempt } from '#orders/queries/payment/find_attempt'
import PaymentTransformer from '#orders/transformers/payment_transformer'
import { callerOf } from '#shared/http/caller'

/** Where the bank sends a buyer back to, and where a payment is waited for. */
export default class PaymentsController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const known = await findOwnAttempt(user.id, String(ctx.params.attempt))
    if (!known) {
      ctx.response.status(404)
      return ctx.inertia.render('basket/status', { order: null })
    }
    const attempt = isSettled(known.state) ? known : (await settleAttempt(known.id))!
    if (attempt.orderNumber) return ctx.response.redirect(`/basket-status/${attempt.orderNumber}`)
    if (goesOnByLink(attempt)) return ctx.response.redirect(paymentPath(attempt))
    return ctx.inertia.render('basket/payment', {
      payment: PaymentTransformer.transform(attempt),
    })
  }
}

/** Nobody has paid yet what a program prepared, or the card was declined: its own page goes on. */
const goesOnByLink = (attempt: PaymentAttempt): boolean =>
  isPayable(attempt) || (attempt.state === 'Failed' && attempt.linkId !== null)
