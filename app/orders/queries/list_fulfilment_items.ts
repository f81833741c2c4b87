import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SelectionFilters } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

type Row = {
  id: number
  product_id: number
  from_day: string
  to_day: string
  include_degraded: boolean
  filters: SelectionFilters | null
}

export async function listFulfilmentItems(trx: TransactionClientContract, orderId: number) {
  const items = await rows<Row>(
    trx,
    `select id, product_id, from_day, to_day, include_degraded, filters
       from order_items where order_id = ? order by position`,
    [orderId]
  )
  return items.map((item) => ({
    itemRef: String(item.id),
    productId: item.product_id,
    range: new DayRange(CalendarDay.parse(item.from_day)!, CalendarDay.parse(item.to_day)!),
    includeDegraded: item.include_degraded,
    filters: item.filters,
  }))
}
