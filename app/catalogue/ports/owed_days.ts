import type { SqlClient } from '#shared/database'
import { definePort } from '#shared/ports'

/** Days of a product that somebody has ordered and not got yet (YYYY-MM-DD), and who says so. */
export type OwedRange = {
  from: string
  to: string
  by: string
  wantsDegraded: boolean
}

type Lookup = (productId: number, client: SqlClient) => Promise<OwedRange[]>

/** For higher modules: which days of a product have to stay deliverable. */
export const owedDaysLookups = definePort<Lookup>('catalogue.owed_days')

/** What all modules together still owe of a product. */
export async function owedRanges(productId: number, client: SqlClient): Promise<OwedRange[]> {
  const owed: OwedRange[] = []
  // One after the other: a transaction has one connection.
  for (const lookup of owedDaysLookups.all()) owed.push(...(await lookup(productId, client)))
  return owed
}
