import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasPasswordHere } from '#identity/domain/password_here'
import { callerOf } from '#shared/http/caller'

/** Second factors belong to the provider that the shop brings along; another one has its own. */
export function ownFactors(ctx: HttpContext, next: NextFn) {
  if (hasPasswordHere(callerOf(ctx))) return next()
  return ctx.response.redirect('/my-account')
}
