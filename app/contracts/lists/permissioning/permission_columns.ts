import type { Stretch } from '#contracts/domain/stretch'
import { stretches } from '#contracts/queries/entitlements/covered'
import { dayNumber } from '#shared/lists'
import { byDay, KNOWN } from '#contracts/lists/permissioning/day_filters'

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
  /** For how many companies of its group a contract is beside the one that signed; null where it does not say. */
  affiliates: number | null
  what: string
  way: (typeof WAYS)[number]
  /** What it rests on: `None` is what an audit asks about. */
  basis: (typeof BASES)[number]
  reference: string | null
  /** Of a subscription days of data; null where that end is open. */
  from: string | null
  until: string | null
  /** The days on which these could be received. */
  receivedFrom: string | null
  receivedUntil: string | null
  /** Stretches of days in between and beside them on which the person was locked. */
  locked: Stretch[]
  /** Between which days it was so, of what was taken away or changed since. */
  heldFrom: string | null
  heldUntil: string | null
}

const dayOf = (condition: string) => ({ ...byDay(condition), isOfView: true as const })

/** The whole range first: what it leaves need not be cut into parts. */
export const ON = 'e.received @> ?::date and e.starts <= ?::date and e.ends >= ?::date'

/** Columns, for a way to tell the contracts behind a row, and what a company is called. */
export const columns = (contracts: string, company = 'coalesce(b.name, e.own_company)') => ({
  id: 'e.key',
  email: 'e.email',
  company,
  bpId: 'e.partner_id',
  affiliates: 'e.affiliates',
  what: 'e.what',
  way: 'e.way',
  basis: 'e.basis',
  reference: `case when e.type_id is not null and e.basis = 'Contract' then ${contracts} else e.reference end`,
  from: 'lower(e.days)',
  until: 'upper(e.days) - 1',
  receivedFrom: 'lower(e.received)',
  receivedUntil: 'upper(e.received) - 1',
  locked: stretches('e.locked'),
  heldFrom: 'lower(e.held)',
  heldUntil: 'upper(e.held) - 1',
})

export const from = (permissions: string) => `${permissions} e
    left join business_partners b on b.id = e.partner_id`

/** Views, for the condition of their today, on which nothing is told that was taken away before. */
export const views = (today: string) => ({
  today: `e.held is null and ${today}`,
  all: 'true',
  unfounded: `e.basis = 'None' and e.held is null and ${today}`,
})

export const COMMON = {
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
  filters: {
    on: dayOf(ON),
    since: dayOf('not (e.received << daterange(?::date, null)) and e.ends >= ?::date'),
    till: dayOf(`not (e.received >> daterange(null, ?::date, '[]')) and e.starts <= ?::date`),
    way: { column: 'way', values: WAYS },
    basis: { column: 'basis', values: BASES },
    known: KNOWN,
  },
  csv: {
    fileName: 'webshop_permissioning',
    heads: 'contracts.permissioning.list.columns',
    columns: {
      bpId: 'bpId',
      company: 'company',
      email: 'email',
      affiliates: 'affiliates',
      what: 'what',
      way: ({ way }: Permission, say: (key: string) => string) =>
        say(`contracts.permissioning.list.values.way.${way}`),
      basis: ({ basis }: Permission, say: (key: string) => string) =>
        say(`contracts.permissioning.list.values.basis.${basis}`),
      reference: 'reference',
      from: 'from',
      until: 'until',
      receivedFrom: 'receivedFrom',
      receivedUntil: 'receivedUntil',
      locked: ({ locked }: Permission) =>
        locked
          .map((one) => `${dayNumber(one.from) ?? ''}-${dayNumber(one.until) ?? ''}`)
          .join(', '),
      heldFrom: 'heldFrom',
      heldUntil: 'heldUntil',
    },
  },
} as const
