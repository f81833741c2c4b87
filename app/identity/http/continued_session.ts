import type { HttpContext } from '@adonisjs/core/http'
import type { SignOutReason } from '#identity/domain/sign_out_reason'
import { renewSignIn } from '#identity/http/renew_sign_in'
import {
  isActivity,
  noteActivity,
  secondsLeft,
  stayAwakeWhileSending,
} from '#identity/http/session_clock'

/** Why it is over: idle too long, locked, or no longer vouched for; null where it goes on. */
export async function continueSession(ctx: HttpContext): Promise<SignOutReason | null> {
  const guard = ctx.auth.use('web')
  if (!ctx.session.has(guard.sessionKeyName)) return null
  if ((await secondsLeft(ctx)) <= 0) return 'timeout'
  if (!(await ctx.auth.check())) {
    ctx.session.forget(guard.sessionKeyName)
    return null
  }
  const user = guard.getUserOrFail()
  if (user.isLocked) return user.mergedInto ? 'merged' : 'locked'
  const ending = await renewSignIn(ctx, user)
  if (ending) return ending
  if (isActivity(ctx)) noteActivity(ctx)
  stayAwakeWhileSending(ctx)
  return null
}
