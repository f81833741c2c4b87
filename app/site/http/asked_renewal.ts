import type { HttpContext } from '@adonisjs/core/http'
import { callerOrNobody } from '#shared/http/caller'
import { rowId } from '#shared/http/row_id'
import { renewalWish, type RenewalWish } from '#subscriptions'

/** The subscription that the address of a request names for renewal; null where whoever asks has no such one. */
export async function askedRenewal(ctx: HttpContext): Promise<RenewalWish | null> {
  const { renews } = ctx.request.qs() as { renews?: unknown }
  const user = callerOrNobody(ctx)
  if (!user || typeof renews !== 'string' || !rowId.match.test(renews)) return null
  return renewalWish(user.id, Number(renews))
}
