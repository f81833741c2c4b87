import { datedFile, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED } from '#statistics/lists/carried'
import { ordersOf } from '#statistics/queries/asked_of'

export type UserSales = {
  id: number
  email: string
  company: string
  orders: number
  items: number
  netCents: number
  averageCents: number
  lastOn: string
}

const NET = 'sum(o.net_cents)'

/** What each user ordered, without VAT. */
export const userSalesList = defineList<UserSales, Asked>()({
  columns: {
    id: 'u.id',
    email: 'u.email',
    company: 'u.company',
    orders: 'count(*)',
    items: 'sum((select count(*) from order_items i where i.order_id = o.id))::bigint',
    netCents: `${NET}::bigint`,
    averageCents: `round(${NET} / count(*))::bigint`,
    lastOn: 'shop_day(max(o.created_at))',
  },
  from: 'orders o join users u on u.id = o.user_id',
  within: ordersOf,
  groupBy: 'u.id',
  sort: {
    email: 'email',
    company: { lower: 'company' },
    orders: 'orders',
    items: 'items',
    net: 'netCents',
    average: 'averageCents',
    last: 'lastOn',
  },
  usual: { by: 'net', direction: 'desc' },
  tieBreaker: 'u.id',
  search: ['email', 'company'],
  filters: CARRIED,
  csv: {
    fileName: () => datedFile('webshop_sales_by_user'),
    heads: 'statistics.export',
    columns: {
      user: 'id',
      email: 'email',
      company: 'company',
      orders: 'orders',
      items: 'items',
      net: ({ netCents }) => netCents / 100,
      average: ({ averageCents }) => averageCents / 100,
    },
  },
})
