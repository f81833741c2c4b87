import { defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { ordersOf } from '#statistics/queries/asked_of'

export type UserSalesOfDay = {
  id: number
  email: string
  day: string
  orders: number
  items: number
  netCents: number
}

export const userDayList = defineList<UserSalesOfDay, Asked>()({
  columns: {
    id: 'u.id',
    email: 'u.email',
    day: 'shop_day(o.created_at)',
    orders: 'count(*)',
    items: 'sum((select count(*) from order_items i where i.order_id = o.id))::bigint',
    netCents: 'sum(o.net_cents)::bigint',
  },
  from: 'orders o join users u on u.id = o.user_id',
  within: ordersOf,
  groupBy: 'u.id, shop_day(o.created_at)',
  sort: { day: 'day' },
  usual: { by: 'day', direction: 'desc' },
  tieBreaker: 'u.id',
})
