import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { withPaymentIdFor } from '#orders/http/payment_id'
import { awaitedOrder } from '#orders/http/awaited_order'
import { askVisibleOrders } from '#orders/http/visible_orders'
import { listOrderDetails } from '#orders/queries/list_order_details'
import OrderApiTransformer from '#orders/transformers/order_api_transformer'
import OrderDetailApiTransformer from '#orders/transformers/order_detail_api_transformer'

/** `id` is the order's number, `sub` the customer's id. */
export default class OrdersController {
  async index(ctx: HttpContext) {
    const page = await askVisibleOrders(ctx)
    if (!page) return
    const orders = await listOrderDetails(page.content.map(({ number }) => number))
    const shown = orders.map((order) =>
      new OrderDetailApiTransformer(withPaymentIdFor(ctx, order)).toObject()
    )
    return success(ctx, { ...page, content: shown })
  }

  async show(ctx: HttpContext) {
    const found = await awaitedOrder(ctx)
    if (!found) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    const { order, reach } = found
    const shown = reach === 'all' ? OrderDetailApiTransformer : OrderApiTransformer
    return success(ctx, new shown(order).toObject())
  }
}
