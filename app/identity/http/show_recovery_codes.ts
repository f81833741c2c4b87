import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'

/**
 * Shows recovery codes in the answer to the very request that made them, the only time that anybody
 * sees them: no session keeps them, and the browser's history forgets them with the sign-out.
 */
export function showRecoveryCodes(ctx: HttpContext, codes: string[]) {
  const { email } = callerOf(ctx)
  ctx.inertia.encryptHistory()
  return ctx.inertia.render('identity/account/recovery_codes', { codes, email })
}
