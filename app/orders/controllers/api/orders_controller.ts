import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { listVisibleOrders, readsAllOrders } from '#orders/http/visible_orders'
import { getOrderForCustomer } from '#orders/queries/get_order'
import { listOrderDetails } from '#orders/queries/list_order_details'
import OrderDetailApiTransformer from '#orders/transformers/order_detail_api_transformer'

/** Orders over the HTTP API: `id` is the order number, `sub` the customer's id. */
export default class OrdersController {
  async index(ctx: HttpContext) {
    const { content, totalCount } = await listVisibleOrders(ctx)
    const orders = await listOrderDetails(content.map(({ number }) => number))
    const shown = orders.map((order) => new OrderDetailApiTransformer(order).toObject())
    return success(ctx, { content: shown, totalCount })
  }

  async show(ctx: HttpContext) {
    const [number, customerId] = [Number(ctx.params.id), Number(ctx.params.sub)]
    const user = ctx.auth.use('web').getUserOrFail()
    const isVisible = customerId === user.id || readsAllOrders(ctx)
    const order = isVisible ? await getOrderForCustomer(customerId, number) : null
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    return success(ctx, new OrderDetailApiTransformer(order).toObject())
  }
}
