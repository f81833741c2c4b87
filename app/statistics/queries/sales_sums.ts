import { readRows } from '#shared/reading/read_rows'
import type { Asked } from '#statistics/domain/asked'
import { SALES_AND_CREDITS, talliesOf } from '#statistics/queries/asked_of'

export type SalesSums = {
  orders: number
  netCents: number
  vatCents: number
  /** What credit notes took off the invoices, with VAT. */
  creditedCents: number
  /** What was given back, with VAT. */
  refundedCents: number
}

export async function salesSums(asked: Asked): Promise<SalesSums> {
  const { sql, values } = talliesOf(asked)
  const [sums] = await readRows<SalesSums>(
    `select coalesce(sum(s.orders), 0)::bigint as orders,
            coalesce(sum(s.net_cents), 0)::bigint as "netCents",
            coalesce(sum(s.vat_cents), 0)::bigint as "vatCents",
            coalesce(sum(s.credited_cents), 0)::bigint as "creditedCents",
            coalesce(sum(s.refunded_cents), 0)::bigint as "refundedCents"
       from ${SALES_AND_CREDITS} where ${sql}`,
    values
  )
  return sums!
}
