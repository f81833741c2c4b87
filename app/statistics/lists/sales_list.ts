import { datedFile, dayNumber, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED } from '#statistics/lists/carried'
import { SALES_AND_CREDITS, talliesOf } from '#statistics/queries/asked_of'

export type SalesOfDay = {
  day: string
  orders: number
  netCents: number
  vatCents: number
  grossCents: number
  creditedCents: number
  standingCents: number
  refundedCents: number
  leftCents: number
}

const GROSS = 'sum(s.net_cents + s.vat_cents)'
const STANDING = `sum(s.net_cents + s.vat_cents - s.credited_cents)`
const LEFT = `sum(s.net_cents + s.vat_cents - s.refunded_cents)`

export const salesList = defineList<SalesOfDay, Asked>()({
  columns: {
    day: 's.day',
    orders: 'sum(s.orders)::bigint',
    netCents: 'sum(s.net_cents)::bigint',
    vatCents: 'sum(s.vat_cents)::bigint',
    grossCents: `${GROSS}::bigint`,
    creditedCents: 'sum(s.credited_cents)::bigint',
    standingCents: `${STANDING}::bigint`,
    refundedCents: 'sum(s.refunded_cents)::bigint',
    leftCents: `${LEFT}::bigint`,
  },
  from: SALES_AND_CREDITS,
  within: talliesOf,
  groupBy: 's.day having sum(s.orders) <> 0',
  sort: { day: 'day', orders: 'orders', net: 'netCents', gross: 'grossCents' },
  usual: { by: 'day', direction: 'desc', limit: 20 },
  tieBreaker: 's.day',
  filters: CARRIED,
  csv: {
    fileName: () => datedFile('webshop_sales'),
    heads: 'statistics.export',
    columns: {
      day: ({ day }) => dayNumber(day),
      orders: 'orders',
      net: ({ netCents }) => netCents / 100,
      vat: ({ vatCents }) => vatCents / 100,
      gross: ({ grossCents }) => grossCents / 100,
      credited: ({ creditedCents }) => creditedCents / 100,
      standing: ({ standingCents }) => standingCents / 100,
      refunded: ({ refundedCents }) => refundedCents / 100,
      left: ({ leftCents }) => leftCents / 100,
    },
  },
})
