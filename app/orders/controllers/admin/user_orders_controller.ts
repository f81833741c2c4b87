import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser, TabUserTransformer } from '#identity'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'
import OrdersController from '#orders/controllers/admin/orders_controller'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { getOrderForCustomer } from '#orders/queries/get_order'
import AdminOrderRowTransformer from '#orders/transformers/admin_order_row_transformer'

export default class UserOrdersController {
  async index(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const { content, shown } = await showList(ctx, adminOrderList, tab.user.id)
    return ctx.inertia.render('orders/admin/user', {
      person: TabUserTransformer.transform(tab),
      orders: AdminOrderRowTransformer.transform(content),
      ...shown,
    })
  }

  async show(ctx: HttpContext) {
    const { userId, orderId } = ctx.params
    const order = await getOrderForCustomer(Number(userId), Number(orderId))
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    return new OrdersController().show(ctx)
  }
}
