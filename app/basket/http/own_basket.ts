import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'

/** The id in the address if it is the caller's own; somebody else's basket is not there (404). */
export function ownBasketId(ctx: HttpContext): number | null {
  const user = callerOf(ctx)
  if (Number(ctx.params.id) === user.id) return user.id
  failure(ctx, { code: 'basket.errors.not_found', status: 404 })
  return null
}
