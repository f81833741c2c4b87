import { rows } from '#shared/database'
import type { PaymentMethod } from '#catalogue'
import type { Asked } from '#statistics/domain/asked'
import type { Step } from '#statistics/domain/span'
import { talliesOf } from '#statistics/queries/asked_of'

export type SalesBar = { bar: string; paymentMethod: PaymentMethod; netCents: number }

/** What was sold in each day, month or year, without VAT, by the way of payment; none where nothing was. */
export function salesOverTime(asked: Asked, step: Step): Promise<SalesBar[]> {
  const { sql, values } = talliesOf(asked)
  return rows<SalesBar>(
    null,
    `select date_trunc(?, s.day)::date as bar, s.payment_method as "paymentMethod",
            sum(s.net_cents)::bigint as "netCents"
       from sales_tallies s where ${sql}
      group by 1, 2 having sum(s.orders) <> 0 order by 1, 2`,
    [step, ...values]
  )
}
