import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'

/** In the answer that made them, their only sight: neither session nor history keeps them. */
export function showRecoveryCodes(ctx: HttpContext, codes: string[]) {
  const { email } = callerOf(ctx)
  ctx.inertia.encryptHistory()
  return ctx.inertia.render('identity/account/recovery_codes', { codes, email })
}
