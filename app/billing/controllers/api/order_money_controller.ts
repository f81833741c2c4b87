import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { readsAllOrders, wholeOrder } from '#orders'
import { getOrderMoney } from '#billing/queries/invoice/order_money'
import OrderMoneyApiTransformer from '#billing/transformers/order_money_api_transformer'

export default class OrderMoneyController {
  async show(ctx: HttpContext) {
    const order = await wholeOrder(ctx)
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    const money = new OrderMoneyApiTransformer(await getOrderMoney(order))
    return success(ctx, readsAllOrders(ctx) ? money.toObject() : money.forCustomer())
  }
}
