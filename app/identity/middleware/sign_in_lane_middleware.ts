import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SideLane } from '#identity/domain/side_lane'

/** A step of a sign-in waits a moment at most, so that it gets its turn in a busy shop as well. */
const TIMES = { patienceMs: 100, passingMs: 1_000 }

/**
 * The steps of a sign-in that redirect, render and sign. What the shop asks of its own provider
 * meanwhile is not among them: it would wait for itself.
 */
const STEPS = /^\/(oidc\/auth|sign-in\/|externalLogin|internalUserRegistration)/

const lane = new SideLane(TIMES)

/** Lets everybody else pass ahead of sign-ins, so that many at once do not slow the shop down. */
export default class SignInLaneMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    const isStep = STEPS.test(request.url())
    if (!isStep) return lane.ahead(async () => next())
    return request.method() === 'GET' ? lane.behind(async () => next()) : next()
  }
}
