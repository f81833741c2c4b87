import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { askVisibleOrders, MOST_BASIC_ORDERS } from '#orders/http/visible_orders'
import OrderApiTransformer from '#orders/transformers/order_api_transformer'

export default class BasicOrdersController {
  async index(ctx: HttpContext) {
    const page = await askVisibleOrders(ctx, MOST_BASIC_ORDERS)
    if (!page) return
    const orders = page.content.map((order) => new OrderApiTransformer(order).toObject())
    return success(ctx, { ...page, content: orders })
  }
}
