import type { HttpContext } from '@adonisjs/core/http'
import { changePassword } from '#identity/actions/passwords/change_password'
import { LINE_SECONDS, TurnstileFull } from '#identity/domain/turnstile'
import { Blocked, underPasswordLimits } from '#identity/http/password_limits'
import { stayHereOnly } from '#identity/http/stay_here_only'
import { refuse, type Result } from '#shared/domain/result'
import { callerOf } from '#shared/http/caller'

type Passwords = { oldPassword: string; newPassword: string }

/** Ends their other sessions; wrong old passwords count like those at the sign-in. */
export async function changeOwnPassword(
  ctx: HttpContext,
  passwords: Passwords
): Promise<Result<undefined>> {
  const user = callerOf(ctx)
  try {
    const changed = await limited(ctx, () => changePassword({ user, ...passwords }))
    if (changed.ok) await stayHereOnly(ctx)
    return changed
  } catch (error) {
    if (!(error instanceof TurnstileFull)) throw error
    return refuse('identity.errors.busy', { status: 429, retryAfter: LINE_SECONDS })
  }
}

/** Only wrong old passwords count; every other refusal gives its try back. */
async function limited(ctx: HttpContext, change: () => Promise<Result<undefined>>) {
  const { email } = callerOf(ctx)
  let result: Result<undefined> = refuse('account.errors.password_incorrect', {
    ...{ field: 'oldPassword', status: 401 },
  })
  const checked = await underPasswordLimits(ctx.request.ip(), email, async () => {
    result = await change()
    const isWrong = !result.ok && result.refusal.code === 'account.errors.password_incorrect'
    return isWrong ? null : result
  })
  if (!(checked instanceof Blocked)) return result
  return refuse('identity.errors.too_many_attempts', {
    ...{ field: 'oldPassword', status: 429, retryAfter: checked.seconds },
  })
}
