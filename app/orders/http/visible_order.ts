import type { HttpContext } from '@adonisjs/core/http'
import { readsAllOrders } from '#orders/http/visible_orders'
import { withPaymentIdFor } from '#orders/http/payment_id'
import { getOrder, getOrderForCustomer, type OrderDetail } from '#orders/queries/get_order'

/**
 * The order that an address of the HTTP API names (`id` its number, `sub` its customer's id), or null
 * where the caller may not know of it: customers know their own orders, readers of orders all.
 */
export async function visibleOrder(ctx: HttpContext): Promise<OrderDetail | null> {
  const order = await find(ctx)
  return order && withPaymentIdFor(ctx, order)
}

function find(ctx: HttpContext): Promise<OrderDetail | null> {
  const { id, sub } = ctx.params
  const user = ctx.auth.use('web').getUserOrFail()
  const [number, readsAll] = [Number(id), readsAllOrders(ctx)]
  if (sub === undefined) return readsAll ? getOrder(number) : getOrderForCustomer(user.id, number)
  const customerId = Number(sub)
  const isVisible = customerId === user.id || readsAll
  return isVisible && Number.isSafeInteger(customerId)
    ? getOrderForCustomer(customerId, number)
    : Promise.resolve(null)
}
