import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf, type Scope } from '#identity'
import { callerOf } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'

/** Whether the caller asks for what is his own or may see everybody's; to others it does not exist. */
export function isOwnOr(ctx: HttpContext, userId: number, scope: Scope): boolean {
  const caller = callerOf(ctx)
  if (caller.id === userId || scopesOf(caller).has(scope)) return true
  failure(ctx, { code: 'account.errors.user_unknown', status: 404 })
  return false
}
