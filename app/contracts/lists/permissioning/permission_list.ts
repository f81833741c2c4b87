import { defineList } from '#shared/lists'
import { CONTRACTS_BEHIND, PERMISSIONS } from '#contracts/lists/permissioning/permission_sql'

const MOST_COUNTED = 1_000

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
  condition: ([day]: string[]) => ({
    sql: condition,
    values: condition.match(/\?/g)!.map(() => day),
  }),
  isDay: true as const,
})

/** The whole range first: what it leaves need not be cut into parts. */
const ON = 'e.days @> ?::date and e.starts <= ?::date and e.ends >= ?::date'
const TODAY = ON.replaceAll('?::date', 'shop_today()')

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
    reference: `case when e.type_id is not null and e.basis = 'Contract' then ${CONTRACTS_BEHIND} else e.reference end`,
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
  mostCounted: MOST_COUNTED,
  boundsAll: true,
  search: ['email', 'company', 'what', 'reference'],
  views: {
    today: TODAY,
    all: 'true',
    unfounded: `e.basis = 'None' and ${TODAY}`,
  },
  filters: {
    on: dayOf(ON),
    since: dayOf('not (e.days << daterange(?::date, null)) and e.ends >= ?::date'),
    till: dayOf(`not (e.days >> daterange(null, ?::date, '[]')) and e.starts <= ?::date`),
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
