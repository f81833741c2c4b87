import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#identity'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { refundPayment } from '#orders/actions/payment/refund_payment'
import { listPaymentsToDecide } from '#orders/queries/payment/list_to_decide'
import PaymentToDecideTransformer from '#orders/transformers/payment_to_decide_transformer'

/** Card payments that no order could use: staff give them back. */
export default class PaymentsController {
  async index(ctx: HttpContext) {
    const payments = await listPaymentsToDecide()
    return ctx.inertia.render('orders/admin/payments', {
      payments: PaymentToDecideTransformer.transform(payments),
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const refunded = await refundPayment(String(ctx.params.payment), actorOf(user))
    if (!refunded.ok) return answerRefusal(ctx, refunded.refusal)
    flashToast(ctx, 'success', 'payment.toasts.refunded')
    return ctx.response.redirect('/admin/manage-orders/payments')
  }
}
