import type { HttpContext } from '@adonisjs/core/http'
import { withPaymentIdFor } from '#orders/http/payment_id'
import { getOrder, type OrderDetail } from '#orders/queries/get_order'
import { reachOfOrder, type OrderReach } from '#orders/queries/reach_of_order'
import { callerOf } from '#shared/http/caller'

export type VisibleOrder = { order: OrderDetail; reach: Exclude<OrderReach, 'none'> }

/** `id` is the order number, `sub` the customer's id; null where the caller may not know of it. */
export async function visibleOrder(ctx: HttpContext): Promise<VisibleOrder | null> {
  const { id, sub } = ctx.params
  const order = await getOrder(Number(id))
  if (!order || (sub !== undefined && Number(sub) !== order.userId)) return null

  const person = callerOf(ctx)
  const reach = order.userId === person.id ? 'all' : await reachOfOrder(person, order)
  return reach === 'none' ? null : { order: withPaymentIdFor(ctx, order), reach }
}

/** The same where nothing less than all of it is asked for. */
export async function wholeOrder(ctx: HttpContext): Promise<OrderDetail | null> {
  const found = await visibleOrder(ctx)
  return found?.reach === 'all' ? found.order : null
}
