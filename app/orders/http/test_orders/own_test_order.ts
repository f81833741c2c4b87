import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { findTestOrder, type TestOrder } from '#orders/queries/test_orders/test_order'

/** `id` is its number, `sub` its owner; all others are unknown, real orders too. */
export async function ownTestOrder(ctx: HttpContext): Promise<TestOrder | null> {
  const { id, sub } = ctx.params
  const { id: userId } = callerOf(ctx)
  if (sub !== undefined && Number(sub) !== userId) return null
  return findTestOrder(userId, Number(id))
}
