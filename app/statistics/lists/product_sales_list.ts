import { datedFile, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED } from '#statistics/lists/carried'
import { salesOfProducts } from '#statistics/queries/sold_by'

export type ProductSales = {
  id: number
  code: string
  name: string
  items: number
  days: number
  priceCents: number
  averageCents: number
}

/** What each product brought in, by the prices of its items: before fees and discounts of whole orders. */
export const productSalesList = defineList<ProductSales, Asked>()({
  columns: {
    id: 'p.id',
    code: 'p.code',
    name: 'p.name',
    items: 's.items',
    days: 's.days',
    priceCents: 's.price_cents',
    averageCents: 'round(s.price_cents::numeric / s.items)::bigint',
  },
  from: 'sums s join products p on p.id = s.id',
  sums: salesOfProducts,
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
