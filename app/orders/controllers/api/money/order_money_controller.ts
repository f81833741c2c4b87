import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { wholeOrder } from '#orders/http/visible_order'
import { readsAllOrders } from '#orders/http/visible_orders'
import { getOrderMoney } from '#orders/queries/invoice/order_money'
import OrderMoneyApiTransformer from '#orders/transformers/order_money_api_transformer'

/** What came in and went back for an order, over the HTTP API. */
export default class OrderMoneyController {
  async show(ctx: HttpContext) {
    const order = await wholeOrder(ctx)
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    const money = new OrderMoneyApiTransformer(await getOrderMoney(order))
    return success(ctx, readsAllOrders(ctx) ? money.toObject() : money.forCustomer())
  }
}
