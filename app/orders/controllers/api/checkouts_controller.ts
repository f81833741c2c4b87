import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { ownBasketId } from '#basket'
import { actorOf } from '#identity'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { placeOrder } from '#orders/actions/place_order'
import { apiCheckoutValidator } from '#orders/validators/checkout'

/** Ordering the own basket over the HTTP API. A repeated Idempotency-Key is the same order. */
export default class CheckoutsController {
  async store(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const { expectedTotal, remark, ...sent } = await ctx.request.validateUsing(apiCheckoutValidator)
    const placed = await placeOrder({
      ...sent,
      userId,
      idempotencyKey: ctx.request.header('idempotency-key')?.slice(0, 255) || randomUUID(),
      expectedTotalCents: expectedTotal === undefined ? null : Math.round(expectedTotal * 100),
      ownReference: remark || null,
      actor: actorOf(ctx.auth.use('web').getUserOrFail()),
      locale: ctx.locale,
      requestId: ctx.request.id(),
    })
    if (!placed.ok) return answerRefusal(ctx, placed.refusal)
    return success(ctx, { orderId: placed.value.orderNumber }, 201)
  }
}
