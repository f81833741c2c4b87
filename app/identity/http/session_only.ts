import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'

/**
 * Route middleware for what only a person does who signed in: a token that was stolen must not be
 * able to make further tokens, change the password, end an account or act on other people's.
 */
export function sessionOnly(ctx: HttpContext, next: NextFn) {
  if (!callerOrNobody(ctx)?.tokenKind) return next()
  return failure(ctx, { code: 'account.errors.session_needed', status: 403 })
}
