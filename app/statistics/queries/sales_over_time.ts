import { readRows } from '#shared/reading/read_rows'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { PaymentMethod } from '#catalogue'
import type { Asked } from '#statistics/domain/asked'
import type { OfBar } from '#statistics/domain/time_bars'
import { talliesOf } from '#statistics/queries/asked_of'
import { barOf, isoDays } from '#statistics/queries/over_time'

export type SalesBar = OfBar & { paymentMethod: PaymentMethod; netCents: number }

/** What was sold in each bar, without VAT, by the way of payment; none where nothing was. */
export function salesOverTime(asked: Asked, starts: readonly CalendarDay[]): Promise<SalesBar[]> {
  const { sql, values } = talliesOf(asked)
  return readRows<SalesBar>(
    `select ${barOf('s.day')} as bar, s.payment_method as "paymentMethod",
            sum(s.net_cents)::bigint as "netCents"
       from sales_tallies s where ${sql}
      group by 1, 2 having sum(s.orders) <> 0 order by 1, 2`,
    [isoDays(starts), ...values]
  )
}
