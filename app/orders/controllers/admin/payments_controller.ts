import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#identity'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { closeChargeback } from '#orders/actions/payment/note_chargeback'
import { refundPayment } from '#orders/actions/payment/refund_payment'
import { findAttempt } from '#orders/queries/payment/find_attempt'
import { listPaymentsToDecide } from '#orders/queries/payment/list_to_decide'
import PaymentToDecideTransformer from '#orders/transformers/payment_to_decide_transformer'
import { callerOf } from '#shared/http/caller'

export default class PaymentsController {
  async index(ctx: HttpContext) {
    const payments = await listPaymentsToDecide()
    return ctx.inertia.render('orders/admin/payments', {
      payments: PaymentToDecideTransformer.transform(payments),
    })
  }

  async update(ctx: HttpContext) {
    const user = callerOf(ctx)
    const id = String(ctx.params.payment)
    const isChargeback = (await findAttempt(id))?.isChargedBack ?? false
    const decide = isChargeback ? closeChargeback : refundPayment
    const decided = await decide(id, actorOf(user))
    if (!decided.ok) return answerRefusal(ctx, decided.refusal)
    flashToast(ctx, 'success', `payment.toasts.${isChargeback ? 'closed' : 'refunded'}`)
    return ctx.response.redirect('/admin/manage-orders/payments')
  }
}
