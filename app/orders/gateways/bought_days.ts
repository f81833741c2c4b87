import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { OwnedRange } from '#catalogue'

type Row = {
  product_id: number
  from_day: string
  to_day: string
  include_degraded: boolean
  filters: OwnedRange['filters']
  number: number
  is_paid: boolean
}

/** Days that a customer has bought: of orders that are neither hidden nor came to nothing. */
export async function boughtDays(userId: number, productIds: number[]): Promise<OwnedRange[]> {
  const found = await rows<Row>(
    null,
    `select i.product_id, i.from_day, i.to_day, i.include_degraded, i.filters, o.number,
            (o.state <> 'Registered' or o.payment_method <> 'BankTransfer' or o.gross_cents = 0) as is_paid
       from orders o join order_items i on i.order_id = o.id
      where o.user_id = ? and i.product_id = any(?)
        and o.state in ('Registered', 'Confirmed', 'Processing', 'Completed', 'Archived')
      order by o.number, i.position`,
    [userId, productIds]
  )
  return found.map(({ product_id: productId, from_day: from, to_day: to, ...row }) => ({
    productId,
    range: new DayRange(CalendarDay.parse(from)!, CalendarDay.parse(to)!),
    orderNumber: row.number,
    isPaid: row.is_paid,
    filters: row.filters,
    withDegraded: row.include_degraded,
  }))
}
