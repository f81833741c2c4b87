import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf } from '#identity'
import { askList, type Answered } from '#shared/lists'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { customerOrderList } from '#orders/lists/customer_order_list'
import type { OrderSummary } from '#orders/queries/order_rows'
import { callerOf } from '#shared/http/caller'

/** All for those who hold orders.read, else their own; null where the question was refused. */
export function askVisibleOrders(ctx: HttpContext): Promise<Answered<OrderSummary> | null> {
  if (readsAllOrders(ctx)) return askList(ctx, adminOrderList, null)
  return askList(ctx, customerOrderList, callerOf(ctx).id)
}

export function readsAllOrders(ctx: HttpContext): boolean {
  return scopesOf(callerOf(ctx)).has('orders.read')
}
