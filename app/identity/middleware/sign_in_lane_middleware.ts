import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { signInLane } from '#identity/http/sign_in_lane'

/** What the shop asks of its own provider is not among them: it would wait for itself. */
const STEPS = /^\/(oidc\/auth|sign-in\/|externalLogin|internalUserRegistration)/

/** Everybody else passes ahead: many sign-ins do not slow the shop down. Passwords come before. */
export default class SignInLaneMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    const isStep = STEPS.test(request.url())
    if (!isStep) return signInLane.ahead(async () => next())
    return request.method() === 'GET' ? signInLane.behind(async () => next()) : next()
  }
}
