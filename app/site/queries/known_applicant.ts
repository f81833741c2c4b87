import type { KnownApplicant } from '#catalogue'
import { findAddresses } from '#identity'
import type { Caller } from '#shared/people'

/** What fills a request for a trial: the account's names, company, phone, VAT ID and address. */
export async function knownApplicant(user: Caller): Promise<KnownApplicant> {
  const { billing } = await findAddresses(user.id)
  return {
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    companyName: user.company || null,
    companyPhone: user.phone || null,
    companyEmail: user.email,
    street: billing?.addressLine1 ?? null,
    postalCode: billing?.postcode ?? null,
    city: billing?.city ?? null,
    country: billing?.country ?? null,
    tin: user.tin || null,
  }
}
