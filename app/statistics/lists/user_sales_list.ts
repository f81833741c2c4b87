import { datedFile, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED } from '#statistics/lists/carried'
import { salesOfUsers } from '#statistics/queries/sold_by'

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

export const userSalesList = defineList<UserSales, Asked>()({
  columns: {
    id: 'u.id',
    email: 'u.email',
    company: 'u.company',
    orders: 's.orders',
    items: 's.items',
    netCents: 's.net_cents',
    averageCents: 'round(s.net_cents::numeric / s.orders)::bigint',
    lastOn: 's.last_on',
  },
  from: 'sums s join users u on u.id = s.id',
  sums: salesOfUsers,
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
