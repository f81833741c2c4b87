import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf } from '#identity'
import { askList, type Answered } from '#shared/lists'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { customerOrderList } from '#orders/lists/customer_order_list'
import { LARGEST_LIMIT } from '#shared/lists/page_size'
import type { OrderSummary } from '#orders/queries/order_rows'
import { callerOf } from '#shared/http/caller'

/** Without items and addresses they are light. */
export const MOST_BASIC_ORDERS = 1_000

/** All for those who hold orders.read, else their own; null where the question was refused. */
export function askVisibleOrders(
  ctx: HttpContext,
  most = LARGEST_LIMIT
): Promise<Answered<OrderSummary> | null> {
  if (readsAllOrders(ctx)) return askList(ctx, adminOrderList.ofUpTo(most), null)
  return askList(ctx, customerOrderList.ofUpTo(most), callerOf(ctx).id)
}

export function readsAllOrders(ctx: HttpContext): boolean {
  return scopesOf(callerOf(ctx)).has('orders.read')
}
