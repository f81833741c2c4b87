import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { listVisibleOrders } from '#orders/http/visible_orders'
import OrderApiTransformer from '#orders/transformers/order_api_transformer'

/** The short form of orders over the HTTP API. */
export default class BasicOrdersController {
  async index(ctx: HttpContext) {
    const { content, totalCount } = await listVisibleOrders(ctx)
    const orders = content.map((order) => new OrderApiTransformer(order).toObject())
    return success(ctx, { content: orders, totalCount })
  }
}
