import { defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { talliesOf } from '#statistics/queries/asked_of'

export type ProductSalesOfDay = {
  id: number
  code: string
  day: string
  items: number
  days: number
  priceCents: number
}

export const productDayList = defineList<ProductSalesOfDay, Asked>()({
  columns: {
    id: 'p.id',
    code: 'p.code',
    day: 's.day',
    items: 'sum(s.items)::bigint',
    days: 'sum(s.days)::bigint',
    priceCents: 'sum(s.price_cents)::bigint',
  },
  from: 'product_sales_tallies s join products p on p.id = s.product_id',
  within: talliesOf,
  groupBy: 'p.id, s.day having sum(s.items) <> 0',
  sort: { day: 'day' },
  usual: { by: 'day', direction: 'desc' },
  tieBreaker: 'p.id',
})
