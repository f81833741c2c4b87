import shop from '#config/shop'
import { findAddresses, findUser, isComplete } from '#identity'
import type { Address, User } from '#identity'
import { membersOfEu } from '#shared/countries/members_of_eu'
import type { SqlClient } from '#shared/database'
import { countryOfVatId } from '#shared/domain/vat_id'
import type { AddressFacts } from '#basket/domain/readiness'

export type Buyer = {
  userId: number
  kind: 'customer' | 'staff'
  email: string
  name: string
  company: string
  vatId: string | null
  billing: Address | null
  delivery: Address | null
}

/** Staff without details of their own buy for the operator. */
export async function getBuyer(who: number | User): Promise<Buyer> {
  const user = typeof who === 'number' ? await findUser(who) : who
  if (!user) throw new Error(`There is no user ${who}`)
  const employer = user.kind === 'staff' ? shop.seller : null

  return {
    userId: user.id,
    kind: user.kind,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    company: user.company || (employer?.legalName ?? ''),
    vatId: user.tin ?? employer?.vatId ?? null,
    ...(await findAddresses(user.id)),
  }
}

export async function addressFactsOf(
  buyer: Buyer,
  client: SqlClient = null
): Promise<AddressFacts> {
  const { billing, delivery, company, vatId } = buyer
  const country = delivery?.country ?? null
  const vatIdCountry = countryOfVatId(vatId)
  const members = await membersOfEu([country, vatIdCountry], client)
  return {
    deliveryComplete: isComplete(delivery),
    billingComplete: isComplete(billing),
    company,
    vatId,
    vatIdCountry,
    vatIdNeeded: country !== null && members.has(country),
    vatIdOfEu: vatIdCountry !== null && members.has(vatIdCountry),
  }
}
