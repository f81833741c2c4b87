import { definePort } from '#shared/ports'

/** Days of a product that somebody has ordered and not got yet (YYYY-MM-DD), and who says so. */
export type OwedRange = { from: string; to: string; by: string }

type Lookup = (productId: number) => Promise<OwedRange[]>

/** For higher modules: which days of a product have to stay deliverable. */
export const owedDaysLookups = definePort<Lookup>('catalogue.owed_days')

/** What all modules together still owe of a product. */
export const owedRanges = async (productId: number): Promise<OwedRange[]> =>
  (await Promise.all(owedDaysLookups.all().map((lookup) => lookup(productId)))).flat()
