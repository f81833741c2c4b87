import { defineList } from '#shared/lists'
import { PERMISSIONS } from '#contracts/lists/permissioning/permission_sql'

export const WAYS = ['Subscription', 'Order', 'Contract'] as const
export const BASES = [
  'Contract',
  'Invoice',
  'Payment',
  'Quota',
  'Trial',
  'Exception',
  'None',
] as const

export type Permission = {
  id: string
  /** Null where a contract speaks of a company alone. */
  email: string | null
  company: string | null
  bpId: number | null
  what: string
  way: (typeof WAYS)[number]
  /** What it rests on: `None` is what an audit asks about. */
  basis: (typeof BASES)[number]
  reference: string | null
  /** Null where that end is open. */
  from: string | null
  until: string | null
}

const dayOf = (condition: string) => ({
  condition: ([day]: string[]) => ({ sql: condition, values: [day] }),
  isDay: true as const,
})

/** The permissioning report: who could receive what, on a day or in a period, and by what. */
export const permissionList = defineList<Permission>()({
  columns: {
    id: 'e.key',
    email: 'u.email',
    company: 'coalesce(b.name, u.company)',
    bpId: 'e.partner_id',
    what: 'e.what',
    way: 'e.way',
    basis: 'e.basis',
    reference: 'e.reference',
    from: 'lower(e.days)',
    until: 'upper(e.days) - 1',
  },
  from: `${PERMISSIONS} e
    left join users u on u.id = e.user_id
    left join business_partners b on b.id = e.partner_id`,
  sort: {
    company: { lower: 'company' },
    email: { lower: 'email' },
    what: { lower: 'what' },
    from: 'from',
    until: 'until',
  },
  usual: { by: 'company', direction: 'asc', limit: 50 },
  tieBreaker: 'e.key',
  search: ['email', 'company', 'what', 'reference'],
  views: {
    today: 'e.days @> shop_today()',
    all: 'true',
    unfounded: `e.basis = 'None' and e.days @> shop_today()`,
  },
  filters: {
    on: dayOf('e.days @> ?::date'),
    since: dayOf('not (e.days << daterange(?::date, null))'),
    till: dayOf(`not (e.days >> daterange(null, ?::date, '[]'))`),
    way: { column: 'way', values: WAYS },
    basis: { column: 'basis', values: BASES },
  },
  csv: {
    fileName: 'webshop_permissioning',
    heads: 'contracts.permissioning.list.columns',
    columns: {
      ...{ bpId: 'bpId', company: 'company', email: 'email', what: 'what' },
      way: ({ way }, say) => say(`contracts.permissioning.list.values.way.${way}`),
      basis: ({ basis }, say) => say(`contracts.permissioning.list.values.basis.${basis}`),
      ...{ reference: 'reference', from: 'from', until: 'until' },
    },
  },
})
