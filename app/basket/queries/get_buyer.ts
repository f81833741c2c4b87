import shop from '#config/shop'
import { checkVatId, findAddresses, findUser, isComplete, isVatIdRequired } from '#identity'
import type { Address, User } from '#identity'
import type { AddressFacts } from '#basket/domain/readiness'

/** Who buys, where to, and under which VAT ID. */
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

/**
 * A buyer as they are now, by the id or as the request has read them; staff without details of their
 * own buy for the operator.
 */
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

/** What the rules of the address step ask about a buyer. */
export function addressFactsOf({ billing, delivery, company, vatId }: Buyer): AddressFacts {
  const country = delivery?.country ?? null
  return {
    deliveryComplete: isComplete(delivery),
    billingComplete: isComplete(billing),
    company,
    vatId,
    vatIdNeeded: country !== null && isVatIdRequired(country),
    vatIdValid: country !== null && vatId !== null && checkVatId(country, vatId),
  }
}
