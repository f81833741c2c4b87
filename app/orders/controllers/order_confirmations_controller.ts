import type { HttpContext } from '@adonisjs/core/http'
import { getOrderForCustomer } from '#orders/queries/get_order'
import PlacedOrderTransformer from '#orders/transformers/placed_order_transformer'
import { callerOf } from '#shared/http/caller'

export default class OrderConfirmationsController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const order = await getOrderForCustomer(user.id, Number(ctx.params.orderId))
    if (!order) {
      ctx.response.status(404)
      return ctx.inertia.render('basket/status', { order: null })
    }
    return ctx.inertia.render('basket/status', { order: PlacedOrderTransformer.transform(order) })
  }
}
