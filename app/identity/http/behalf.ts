import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { findLikelyTwins, type LikelyTwin } from '#identity/queries/find_likely_twins'
import type { Refusal } from '#shared/domain/result'

const TWINS = 'likely_twins'

type Typed = {
  email: string
  tin: string | null
  company: string
  billing: { postcode: string }
  isSomebodyElse?: boolean
}

/** Who may be the person that staff tried to register, for the form that comes back. */
export const twinsTold = ({ session }: HttpContext): LikelyTwin[] =>
  session.flashMessages.get(TWINS, [])

/** Why staff cannot register this customer as it was typed; likely twins are told to the form as well. */
export async function refusalOfBehalf(ctx: HttpContext, typed: Typed): Promise<Refusal | null> {
  if (!identity.providers.customers.embedded) {
    return { code: 'account.errors.registration_elsewhere', status: 409 }
  }
  const { email, tin, company, billing, isSomebodyElse } = typed
  const twins = await findLikelyTwins({ email, tin, company, postcode: billing.postcode })
  if (twins.length > 0) ctx.session.flash(TWINS, twins)
  if (twins.length === 0 || isSomebodyElse) return null
  return { code: 'people.errors.likely_known', status: 409 }
}
