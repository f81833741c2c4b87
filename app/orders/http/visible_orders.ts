import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf } from '#identity'
import type { TablePage } from '#shared/http/table_query'
import { apiList } from '#shared/http/api_list'
import { listAdminOrders } from '#orders/queries/list_admin_orders'
import { customerTable, listCustomerOrders } from '#orders/queries/list_customer_orders'
import type { OrderSummary } from '#orders/queries/order_rows'
import { readAdminOrderList } from '#orders/validators/admin_order_list'

/** The orders that the caller may see: all for those who hold orders.read, else the own ones. */
export function listVisibleOrders(ctx: HttpContext): Promise<TablePage<OrderSummary>> {
  const user = ctx.auth.use('web').getUserOrFail()
  const asked = apiList(ctx)
  if (readsAllOrders(ctx)) return listAdminOrders(readAdminOrderList(asked))
  return listCustomerOrders(user.id, customerTable.read(asked))
}

export function readsAllOrders({ auth }: HttpContext): boolean {
  return scopesOf(auth.use('web').getUserOrFail()).has('orders.read')
}
