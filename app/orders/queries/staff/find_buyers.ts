import { addressFactsOf, getBuyer } from '#basket'
import { findUser, scopesOf, userList, type User } from '#identity'
import { findQuotaToday } from '#orders/queries/quota/find_quota_today'

export type PossibleBuyer = {
  id: number
  name: string
  email: string
  company: string
  vatId: string | null
  country: string | null
  isStaff: boolean
  /** Translation key of what is missing, or null. */
  problem: string | null
  /** Net amount that the quota still allows; null where this person may not use it. */
  quotaCents: number | null
}

const MOST = 20

/** People whose name, company or e-mail hold a text, without accounts that go on as another one. */
export async function findBuyers(search: string) {
  const wish = userList.read({ search, limit: String(MOST), orderBy: 'email' })
  const { content } = await userList.page(wish)
  return content
    .filter(({ user }) => user.mergedInto === null)
    .map(({ user }) => ({ id: user.id, label: labelOf(user) }))
}

export async function findBuyer(id: number): Promise<PossibleBuyer | null> {
  const user = await findUser(id)
  if (!user) return null
  const buyer = await getBuyer(user)
  const facts = await addressFactsOf(buyer)
  return {
    ...{ id, name: buyer.name, email: buyer.email, company: buyer.company, vatId: buyer.vatId },
    country: buyer.delivery?.country ?? null,
    isStaff: buyer.kind === 'staff',
    problem: problemOf(facts),
    quotaCents: await quotaFor(user),
  }
}

const labelOf = ({ firstName, lastName, company, email }: User) =>
  [`${firstName} ${lastName}`.trim(), company, email].filter(Boolean).join(', ')

function problemOf(facts: Awaited<ReturnType<typeof addressFactsOf>>): string | null {
  if (!facts.deliveryComplete) return 'no_delivery_address'
  if (facts.vatIdNeeded && !facts.vatId) return 'no_vat_id'
  return facts.vatIdNeeded && !facts.vatIdOfEu ? 'wrong_vat_id' : null
}

async function quotaFor(user: User): Promise<number | null> {
  if (!scopesOf(user).has('orders.quota.checkout')) return null
  return (await findQuotaToday())?.remainingCents ?? 0
}
