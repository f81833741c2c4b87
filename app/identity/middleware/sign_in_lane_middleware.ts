import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { signInLane } from '#identity/http/sign_in_lane'

/**
 * The steps of a sign-in that redirect, render and sign. What the shop asks of its own provider
 * meanwhile is not among them: it would wait for itself.
 */
const STEPS = /^\/(oidc\/auth|sign-in\/|externalLogin|internalUserRegistration)/

/**
 * Lets everybody else pass ahead of sign-ins, so that many at once do not slow the shop down. A
 * password that was sent is compared first, and only then what follows from it waits for its turn.
 */
export default class SignInLaneMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    const isStep = STEPS.test(request.url())
    if (!isStep) return signInLane.ahead(async () => next())
    return request.method() === 'GET' ? signInLane.behind(async () => next()) : next()
  }
}
