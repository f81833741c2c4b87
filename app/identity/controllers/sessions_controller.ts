import type { HttpContext } from '@adonisjs/core/http'
import sessionLimits from '#config/session_limits'
import { noteActivity, secondsLeft } from '#identity/http/session_clock'
import { callerOrNobody } from '#shared/http/caller'
import { failure, success } from '#shared/http/envelope'

export default class SessionsController {
  /** How long it lasts if nothing happens; asking is no activity. */
  show(ctx: HttpContext) {
    return answer(ctx)
  }

  /** Somebody is there. */
  update(ctx: HttpContext) {
    if (callerOrNobody(ctx)) noteActivity(ctx)
    return answer(ctx)
  }
}

async function answer(ctx: HttpContext) {
  if (!callerOrNobody(ctx)) {
    return failure(ctx, { code: 'identity.errors.not_signed_in', status: 401 })
  }
  const { warningSeconds, idleSeconds } = sessionLimits
  return success(ctx, { secondsLeft: await secondsLeft(ctx), warningSeconds, idleSeconds })
}
