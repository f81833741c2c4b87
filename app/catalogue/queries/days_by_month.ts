import { preparedRows } from '#shared/database'

/** Days of a month as bits, bit 0 for the first: those with files, and trading days between them without any. */
export type DaysOfMonth = { month: number; there: number; missing: number }

/** The days of some products by month, the oldest first, as the summaries of the inventory have them. */
export const daysByMonth = (productIds: readonly number[]): Promise<DaysOfMonth[]> =>
  preparedRows<DaysOfMonth>(null, DAYS, { productIds: [...productIds] })

const DAYS = `
  select month, there, missing & ~there as missing
    from (select month, bit_or(available | degraded | extra) as there, bit_or(missing) as missing
            from coverage_months where product_id = any(:productIds::int[])
           group by month) summed
   order by month`
