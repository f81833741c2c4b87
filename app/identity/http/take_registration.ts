import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { requestRegistration } from '#identity/actions/registration/request_registration'
import type { Registration } from '#identity/domain/registration'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendWithin } from '#shared/http/sending_allowance'

/** Unless too many came with this address or from this network; no account is looked up here. */
export async function takeRegistration(
  ctx: HttpContext,
  registration: Registration
): Promise<Result<undefined>> {
  const person = { userId: null, email: registration.email }
  const allowance = identity.registrations
  return sendWithin(
    { ctx, name: 'registrations', person, allowance },
    async () => {
      await requestRegistration(registration, ctx.locale)
      return ok()
    },
    (retryAfter) => refuse('identity.errors.too_many_registrations', { status: 429, retryAfter })
  )
}
