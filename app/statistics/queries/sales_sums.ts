import { readRows } from '#shared/reading/read_rows'
import type { Asked } from '#statistics/domain/asked'
import { talliesOf } from '#statistics/queries/asked_of'

export type SalesSums = {
  orders: number
  netCents: number
  vatCents: number
  /** What was given back, with VAT. */
  refundedCents: number
}

/** What was sold in a span of days. */
export async function salesSums(asked: Asked): Promise<SalesSums> {
  const { sql, values } = talliesOf(asked)
  const [sums] = await readRows<SalesSums>(
    `select coalesce(sum(s.orders), 0)::bigint as orders,
            coalesce(sum(s.net_cents), 0)::bigint as "netCents",
            coalesce(sum(s.vat_cents), 0)::bigint as "vatCents",
            coalesce(sum(s.refunded_cents), 0)::bigint as "refundedCents"
       from sales_tallies s where ${sql}`,
    values
  )
  return sums!
}
