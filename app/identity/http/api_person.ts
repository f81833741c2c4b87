import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { AdditionalEmails } from '#identity/domain/additional_email'
import type { PersonalData } from '#identity/domain/personal_data'
import { detailsFrom } from '#identity/http/typed_details'
import { scopesOf } from '#identity/queries/scopes_of'
import type { apiUserDetailsValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'

type Sent = Infer<typeof apiUserDetailsValidator>

export const personFrom = ({ billingAddress, deliveryAddress, ...sent }: Sent): PersonalData =>
  detailsFrom({
    ...sent,
    jobPosition: sent.jobPosition ?? null,
    phone: sent.phone ?? null,
    mobilePhone: sent.mobilePhone ?? null,
    tin: sent.tin ?? null,
    billing: billingAddress,
    delivery: deliveryAddress ?? undefined,
    sameAddress: !deliveryAddress,
  })

type SentEmails = { additionalEmail2?: string | null; additionalEmail3?: string | null }

/** The additional e-mail addresses that were sent; the others stay as they are. */
export const emailsFrom = (sent: SentEmails): Partial<AdditionalEmails> => ({
  second: sent.additionalEmail2,
  third: sent.additionalEmail3,
})

/** The id in the address if it is the caller's own, or anybody's for holders of a scope; else 404. */
export function reachableUserId(
  ctx: HttpContext,
  scope: 'users.read' | 'users.write' | null
): number | null {
  const user = callerOf(ctx)
  const id = Number(ctx.params.id)
  if (id === user.id || (scope && scopesOf(user).has(scope))) return id
  failure(ctx, { code: 'account.errors.user_unknown', status: 404 })
  return null
}
