import type { HttpContext } from '@adonisjs/core/http'
import { callerOrNobody } from '#shared/http/caller'
import { placeCounts } from '#site/queries/place_counts'

/** What waits behind the places of the administration; told to staff on its pages alone. */
export async function sharedPlaceCounts(ctx: HttpContext): Promise<Record<string, number>> {
  const user = callerOrNobody(ctx)
  const isThere = /^\/admin(\/|$)/.test(ctx.request.url())
  return user?.isStaff && isThere ? placeCounts(user) : {}
}
