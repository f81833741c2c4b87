import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SideLane } from '#identity/domain/side_lane'

/** What a step of a sign-in waits at most, so that it gets its turn in a busy shop as well. */
const PATIENCE_MS = 100

/**
 * The steps of a sign-in that redirect, render and sign. What the shop asks of its own provider
 * meanwhile is not among them: it would wait for itself.
 */
const STEPS = /^\/(oidc\/auth|sign-in\/|externalLogin|internalUserRegistration)/

const lane = new SideLane(PATIENCE_MS)

/** Lets everybody else pass ahead of sign-ins, so that many at once do not slow the shop down. */
export default class SignInLaneMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    const isStep = STEPS.test(request.url())
    if (!isStep) return lane.ahead(async () => next())
    return request.method() === 'GET' ? lane.behind(async () => next()) : next()
  }
}
