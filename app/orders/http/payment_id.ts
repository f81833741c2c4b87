import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf } from '#identity'
import type { OrderDetail } from '#orders/queries/get_order'
import { callerOf } from '#shared/http/caller'

/** Only for admins of orders (orders.read and orders.write) and cards; everybody else gets null. */
export function withPaymentIdFor<O extends OrderDetail>(ctx: HttpContext, order: O): O {
  const held = scopesOf(callerOf(ctx))
  const isAdmin = held.has('orders.read') && held.has('orders.write')
  return isAdmin && order.paymentMethod === 'Card' ? order : { ...order, paymentId: null }
}
