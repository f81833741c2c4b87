import type { HttpContext } from '@adonisjs/core/http'
import { getOrderForCustomer } from '#orders/queries/get_order'
import { paymentDetails } from '#orders/domain/payment_details'

/** The page after the checkout: what was ordered, how to pay, what happens next. */
export default class OrderConfirmationsController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const order = await getOrderForCustomer(user.id, Number(ctx.params.orderId))
    if (!order) {
      ctx.response.status(404)
      return ctx.inertia.render('basket/status', { order: null, payment: null })
    }
    const { number, email, state, paymentMethod, grossCents, netCents } = order
    const isTransfer = paymentMethod === 'BankTransfer'
    return ctx.inertia.render('basket/status', {
      order: { number, email, state, paymentMethod, grossCents, netCents },
      payment: isTransfer ? paymentDetails(number, grossCents) : null,
    })
  }
}
