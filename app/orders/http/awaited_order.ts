import type { HttpContext } from '@adonisjs/core/http'
import { hasEnded } from '#orders/domain/order_state'
import { visibleOrder, type VisibleOrder } from '#orders/http/visible_order'
import { waitingForOrders } from '#orders/http/waiting_for_orders'

/** An order, with `?wait=30` as soon as it has ended; who may see it is asked anew after the wait. */
export async function awaitedOrder(ctx: HttpContext): Promise<VisibleOrder | null> {
  const found = await visibleOrder(ctx)
  const seconds = Number(ctx.request.qs().wait ?? 0)
  if (!found || !seconds || hasEnded(found.order.state)) return found
  const { response } = ctx.response
  await waitingForOrders.until(found.order.number, seconds * 1_000, (leave) =>
    response.once('close', leave)
  )
  return visibleOrder(ctx)
}
