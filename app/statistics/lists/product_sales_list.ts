import { datedFile, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED } from '#statistics/lists/carried'
import { talliesOf } from '#statistics/queries/asked_of'

export type ProductSales = {
  id: number
  code: string
  name: string
  items: number
  days: number
  priceCents: number
  averageCents: number
}

const PRICE = 'sum(s.price_cents)'

/** What each product brought in, by the prices of its items: before fees and discounts of whole orders. */
export const productSalesList = defineList<ProductSales, Asked>()({
  columns: {
    id: 'p.id',
    code: 'p.code',
    name: 'p.name',
    items: 'sum(s.items)::bigint',
    days: 'sum(s.days)::bigint',
    priceCents: `${PRICE}::bigint`,
    averageCents: `round(${PRICE} / nullif(sum(s.items), 0))::bigint`,
  },
  from: 'product_sales_tallies s join products p on p.id = s.product_id',
  within: talliesOf,
  groupBy: 'p.id having sum(s.items) <> 0',
  sort: {
    name: { lower: 'name' },
    items: 'items',
    days: 'days',
    price: 'priceCents',
    average: 'averageCents',
  },
  usual: { by: 'price', direction: 'desc' },
  tieBreaker: 'p.id',
  search: ['code', 'name'],
  filters: CARRIED,
  csv: {
    fileName: () => datedFile('webshop_sales_by_product'),
    heads: 'statistics.export',
    columns: {
      product: 'code',
      name: 'name',
      items: 'items',
      days: 'days',
      price: ({ priceCents }) => priceCents / 100,
      average: ({ averageCents }) => averageCents / 100,
    },
  },
})
