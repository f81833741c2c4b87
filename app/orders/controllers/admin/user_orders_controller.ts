import type { HttpContext } from '@adonisjs/core/http'
import { findUser } from '#identity'
import { answerRefusal } from '#shared/http/refusals'
import OrdersController from '#orders/controllers/admin/orders_controller'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { PAYMENT_METHODS } from '#orders/domain/payment_method'
import { countOrdersByView, ORDER_VIEWS } from '#orders/queries/count_orders_by_view'
import { getOrderForCustomer } from '#orders/queries/get_order'
import { listAdminOrders } from '#orders/queries/list_admin_orders'
import AdminOrderRowTransformer from '#orders/transformers/admin_order_row_transformer'
import { readAdminOrderList } from '#orders/validators/admin_order_list'

/** The orders of one customer, for staff. */
export default class UserOrdersController {
  async index(ctx: HttpContext) {
    const user = await findUser(Number(ctx.params.userId))
    if (!user) return answerRefusal(ctx, { code: 'orders_admin.errors.no_user', status: 404 })

    const list = readAdminOrderList(ctx.request.qs())
    const [{ content, ...paging }, counts] = await Promise.all([
      listAdminOrders({ ...list, userId: user.id }),
      countOrdersByView(user.id),
    ])
    return ctx.inertia.render('orders/admin/user', {
      customer: {
        id: user.id,
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        company: user.company,
      },
      orders: AdminOrderRowTransformer.transform(content),
      paging,
      list,
      counts,
      choices: {
        state: [...ORDER_VIEWS[list.view]],
        type: [...ORDER_TYPES],
        payment: [...PAYMENT_METHODS],
      },
    })
  }

  /** The page of an order, if it is this customer's. */
  async show(ctx: HttpContext) {
    const { userId, orderId } = ctx.params
    const order = await getOrderForCustomer(Number(userId), Number(orderId))
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    return new OrdersController().show(ctx)
  }
}
