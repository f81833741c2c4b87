import { CalendarDay } from '#shared/domain/calendar_day'
import { datedFile, defineList } from '#shared/lists'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'
import { ORDER_TYPES, type OrderType } from '#orders/domain/order_type'
import type { QuotaEntryState } from '#orders/domain/quota/quota_entry'

export type QuotaOrder = {
  number: number
  userId: number
  email: string
  company: string
  createdAt: Date
  updatedAt: Date
  state: OrderState
  type: OrderType
  byAdmin: boolean
  netCents: number
  /** What of it still counts against the quota. */
  countedCents: number
  entryState: QuotaEntryState
}

const dayOf = (moment: Date) => CalendarDay.parse(dayInBerlin(moment))!.number

/** New and Locked are never among them. */
export const quotaOrderList = defineList<QuotaOrder, { id: number; comment: string | null }>()({
  columns: {
    number: 'o.number',
    userId: 'o.user_id',
    email: 'o.email',
    company: 'o.company',
    createdAt: 'o.created_at',
    updatedAt: 'o.updated_at',
    state: 'o.state',
    type: 'o.type',
    byAdmin: 'o.by_admin',
    netCents: 'o.net_cents',
    countedCents: `case when e.state = 'Released' then 0 else e.amount_cents - e.returned_cents end`,
    entryState: 'e.state',
  },
  from: 'orders o join quota_entries e on e.order_id = o.id',
  where: `o.state not in ('New', 'Locked')`,
  within: ({ id }) => ({ sql: 'e.quota_id = ?', values: [id] }),
  sort: {
    number: 'number',
    created: 'createdAt',
    updated: 'updatedAt',
    customer: { lower: 'company' },
    state: { rank: 'state', among: VISIBLE_STATES },
    net: 'netCents',
  },
  usual: { by: 'created', direction: 'desc' },
  mostRows: 1_000,
  tieBreaker: 'o.id',
  search: ['number', 'email', 'company'],
  filters: {
    state: { column: 'state', values: VISIBLE_STATES },
    type: { column: 'type', values: ORDER_TYPES },
  },
  csv: {
    fileName: ({ id, comment }) => datedFile(`quota_export_${comment || id}`),
    heads: 'quotas.orders',
    columns: {
      number: 'number',
      user: 'userId',
      email: 'email',
      company: 'company',
      created: ({ createdAt }) => dayOf(createdAt),
      updated: ({ updatedAt }) => dayOf(updatedAt),
      state: ({ state }, say) => say(`orders.order.states.${state}`),
      type: 'type',
      by_admin: ({ byAdmin }, say) => say(`quotas.orders.${byAdmin ? 'yes' : 'no'}`),
      net: ({ netCents }) => netCents / 100,
      counted: ({ countedCents }) => countedCents / 100,
    },
  },
})
