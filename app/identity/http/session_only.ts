import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'

/** Not for tokens: a stolen one must not make more, change passwords, end or touch accounts. */
export function sessionOnly(ctx: HttpContext, next: NextFn) {
  if (!callerOrNobody(ctx)?.tokenKind) return next()
  return failure(ctx, { code: 'account.errors.session_needed', status: 403 })
}
