import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf, type Scope } from '#identity'
import { callerOf } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'

/** Whether the caller asks for what is his own, or has the right to see everybody's; answered where not. */
export function isOwnOr(ctx: HttpContext, userId: number, scope: Scope): boolean {
  const caller = callerOf(ctx)
  if (caller.id === userId || scopesOf(caller).has(scope)) return true
  failure(ctx, { code: 'identity.errors.no_permission', status: 403 })
  return false
}
