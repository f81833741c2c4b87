import type { PaymentMethod } from '#catalogue'
import { datedFile, defineList } from '#shared/lists'
import type { Asked, SalesState } from '#statistics/domain/asked'
import { CARRIED } from '#statistics/lists/carried'
import { ordersCounted, ordersOf } from '#statistics/queries/asked_of'

export type OneOff = {
  id: number
  createdAt: Date
  state: SalesState
  isArchived: boolean
  paymentMethod: PaymentMethod
  company: string
  name: string
  email: string
  userId: number
  bpId: string | null
  bpName: string | null
  netCents: number
  items: number
  /** Whether staff placed it for its customer; null where staff ordered for themselves. */
  byAdmin: boolean | null
}

export const oneOffList = defineList<OneOff, Asked>()({
  columns: {
    id: 'o.number',
    createdAt: 'o.created_at',
    state: 'sales_state(o)',
    isArchived: `o.state = 'Archived'`,
    paymentMethod: 'o.payment_method',
    company: 'o.company',
    name: 'o.contact_name',
    email: 'o.email',
    userId: 'o.user_id',
    bpId: 'u.business_partner_id',
    bpName: 'u.business_partner_name',
    netCents: 'o.net_cents',
    items: '(select count(*) from order_items i where i.order_id = o.id)',
    byAdmin: `case when not o.by_admin and u.kind = 'staff' then null else o.by_admin end`,
  },
  from: 'orders o join users u on u.id = o.user_id',
  within: ordersOf,
  counted: ordersCounted,
  hasNoNulls: true,
  sort: { created: 'createdAt', net: 'netCents', company: { lower: 'company' } },
  usual: { by: 'created', direction: 'desc' },
  tieBreaker: 'o.id',
  filters: CARRIED,
  csv: {
    fileName: () => datedFile('webshop_one_offs'),
    heads: 'statistics.export',
    columns: {
      created: 'createdAt',
      order: 'id',
      state: ({ state }, say) => say(`orders.order.states.${state}`),
      archived: 'isArchived',
      payment: ({ paymentMethod }, say) => say(`orders.order.methods.${paymentMethod}`),
      company: 'company',
      name: 'name',
      email: 'email',
      bp_id: 'bpId',
      bp_name: 'bpName',
      net: ({ netCents }) => netCents / 100,
      items: 'items',
      by_admin: ({ byAdmin }, say) => say(byAdminWord(byAdmin)),
    },
  },
})

function byAdminWord(byAdmin: boolean | null): string {
  if (byAdmin === null) return 'statistics.page.not_applicable'
  return byAdmin ? 'shared.fields.yes' : 'shared.fields.no'
}
