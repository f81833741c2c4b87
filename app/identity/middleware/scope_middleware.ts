import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { meets, type ScopeDemand } from '#identity/domain/scopes'
import { admit } from '#identity/http/entry'
import { scopesOf } from '#identity/queries/scopes_of'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'

export default class ScopeMiddleware {
  handle(ctx: HttpContext, next: NextFn, demand: ScopeDemand) {
    const user = admit(ctx)
    if (!user) return
    if (meets(scopesOf(user), demand)) return next()
    if (wantsJson(ctx)) return failure(ctx, { code: 'identity.errors.no_permission', status: 403 })
    throw new Exception('This page needs a right that the person lacks', { status: 403 })
  }
}
