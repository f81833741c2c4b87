import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { admit } from '#identity/http/entry'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'

type Options = {
  /** For the calls with which a person completes what opens the account. */
  evenWithOpenSteps?: boolean
}

/** Lets signed-in people pass whose account is complete. A marketplace is no person. */
export default class AuthMiddleware {
  handle(ctx: HttpContext, next: NextFn, { evenWithOpenSteps = false }: Options = {}) {
    const signedIn = callerOrNobody(ctx)
    const user = evenWithOpenSteps && signedIn ? signedIn : admit(ctx)
    if (!user) return
    if (user.tokenKind !== 'marketplace') return next()
    return failure(ctx, { code: 'identity.errors.no_permission', status: 403 })
  }
}
