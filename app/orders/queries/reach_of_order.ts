import type { Person } from '#delivery'
import { isOfDerivativesHouse, meets, scopesOf, type ScopeDemand } from '#identity'
import type { PaymentMethod } from '#catalogue'

/** How much of an order staff may know: all of it, its header with files and links, or nothing. */
export type OrderReach = 'all' | 'header' | 'none'

export const PART_OF_ORDERS = {
  any: ['orders.links.read', 'orders.links.write', 'orders.quota.read'],
} as const satisfies ScopeDemand

/** Rights on parts concern orders paid by quota and those of the derivatives house. */
export async function reachOfOrder(
  person: Person,
  order: { userId: number; paymentMethod: PaymentMethod }
): Promise<OrderReach> {
  const held = scopesOf(person)
  if (held.has('orders.read')) return 'all'
  if (!meets(held, PART_OF_ORDERS)) return 'none'
  const isConcerned = order.paymentMethod === 'Quota' || (await isOfDerivativesHouse(order.userId))
  return isConcerned ? 'header' : 'none'
}
