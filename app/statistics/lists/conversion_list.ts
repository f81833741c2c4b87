import { datedFile, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import type { ConversionSums } from '#statistics/domain/conversion'
import { CARRIED_SPAN } from '#statistics/lists/carried'
import { conversionOf } from '#statistics/queries/conversion/conversion_of'

export type ConvertedProduct = ConversionSums & {
  id: number
  code: string
  name: string
  venues: string | null
  /** How much of what was asked for was ordered, in tenths of a percent. */
  rate: number | null
}

const VENUES = `
  (select string_agg(v.name, ', ' order by v.position, v.id) from product_venues pv
     join venues v on v.id = pv.venue_id where pv.product_id = p.id)`

export const conversionList = defineList<ConvertedProduct, Asked>()({
  columns: {
    id: 'p.id',
    code: 'p.code',
    name: 'p.name',
    venues: VENUES,
    asked: 's.asked',
    saved: 's.saved',
    basket: 's.basket',
    ordered: 's.ordered',
    paid: 's.paid',
    rate: 'round(1000 * s.ordered::numeric / nullif(s.asked, 0))::bigint',
    priceCents: 's.price_cents',
  },
  from: 'sums s join products p on p.id = s.id',
  sums: conversionOf,
  sort: {
    name: { lower: 'name' },
    asked: 'asked',
    saved: 'saved',
    basket: 'basket',
    ordered: 'ordered',
    paid: 'paid',
    rate: 'rate',
    price: 'priceCents',
  },
  usual: { by: 'asked', direction: 'desc', limit: 20 },
  tieBreaker: 'p.id',
  search: ['code', 'name', 'venues'],
  filters: CARRIED_SPAN,
  csv: {
    fileName: () => datedFile('webshop_conversion'),
    heads: 'statistics.export',
    columns: {
      product: 'code',
      name: 'name',
      venues: 'venues',
      asked: 'asked',
      saved: 'saved',
      basket: 'basket',
      ordered: 'ordered',
      paid: 'paid',
      price: ({ priceCents }) => priceCents / 100,
    },
  },
})
