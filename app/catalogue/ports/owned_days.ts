import type { OwnedRange } from '#catalogue/domain/owned_days'
import { definePort } from '#shared/ports'

type Lookup = (userId: number, productIds: number[]) => Promise<OwnedRange[]>

/** For higher modules: which days of products a customer has by orders or subscription. */
export const ownedDaysLookups = definePort<Lookup>('catalogue.owned_days')

/** What all modules together know a customer to have of some products. */
export async function ownedRanges(userId: number, productIds: number[]): Promise<OwnedRange[]> {
  if (productIds.length === 0) return []
  const lookups = ownedDaysLookups.all()
  return (await Promise.all(lookups.map((lookup) => lookup(userId, productIds)))).flat()
}
