import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { requestRegistration } from '#identity/actions/registration/request_registration'
import type { Registration } from '#identity/domain/registration'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendWithin } from '#shared/http/sending_allowance'

/**
 * Passes a registration on, unless too many came with this e-mail address or from this network. Whether
 * the address has an account is asked by nobody here.
 */
export async function takeRegistration(
  ctx: HttpContext,
  registration: Registration
): Promise<Result<undefined>> {
  const person = { userId: null, email: registration.email }
  const allowance = identity.registrations
  const taken = await sendWithin({ ctx, name: 'registrations', person, allowance }, async () => {
    await requestRegistration(registration, ctx.locale)
    return ok()
  })
  return taken ?? refuse('identity.errors.too_many_registrations', { status: 429 })
}
