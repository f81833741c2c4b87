import type { HttpContext } from '@adonisjs/core/http'
import { describeOrder } from '#orders/queries/describe_order'
import { getOrderForCustomer } from '#orders/queries/get_order'
import { customerTable, listCustomerOrders } from '#orders/queries/list_customer_orders'
import OrderRowTransformer from '#orders/transformers/order_row_transformer'
import OrderTransformer from '#orders/transformers/order_transformer'

/** The orders of the person who is signed in. */
export default class MyOrdersController {
  async index(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const table = customerTable.read(ctx.request.qs())
    const { content, ...page } = await listCustomerOrders(user.id, table)
    return ctx.inertia.render('orders/index', {
      orders: OrderRowTransformer.transform(content),
      page,
      table,
    })
  }

  async show(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const order = await getOrderForCustomer(user.id, Number(ctx.params.orderId))
    if (!order) return ctx.response.abort('', 404)
    const described = await describeOrder(order, 'customer')
    return ctx.inertia.render('orders/show', { order: OrderTransformer.transform(described) })
  }
}
