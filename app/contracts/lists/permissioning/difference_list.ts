import { defineList } from '#shared/lists'
import { byDay, KNOWN } from '#contracts/lists/permissioning/day_filters'
import { differenceOf, INVOICED } from '#contracts/lists/permissioning/difference_sql'
import { PERMISSIONS } from '#contracts/lists/permissioning/permission_sql'

export const SIDES = ['Given', 'Invoiced'] as const

export type Difference = {
  id: string
  /** Given and resting on nothing, or invoiced and not to be had. */
  side: (typeof SIDES)[number]
  company: string | null
  bpId: number | null
  email: string | null
  what: string
  reference: string | null
  /** Null where that end is open. Of an invoice the day of its issue. */
  from: string | null
  until: string | null
  netCents: number | null
}

const NOW = `(${differenceOf(PERMISSIONS, INVOICED)})`

/** Beyond it pages say that there are more: counting all would judge every subscription. */
const MOST_COUNTED = 1_000

export const DIFFERENCES = {
  columns: {
    ...{ id: 'd.key', side: 'd.side', company: 'd.company', bpId: 'd.bp_id', email: 'd.email' },
    ...{ what: 'd.what', reference: 'd.reference', from: 'd.starts', until: 'd.ends' },
    netCents: 'd.net_cents',
  },
  sort: { company: { lower: 'company' }, what: { lower: 'what' }, from: 'from', net: 'netCents' },
  usual: { by: 'company', direction: 'asc', limit: 50 },
  tieBreaker: 'd.key',
  mostCounted: MOST_COUNTED,
  boundsAll: true,
  search: ['company', 'email', 'what', 'reference'],
  views: { all: 'true', given: `d.side = 'Given'`, invoiced: `d.side = 'Invoiced'` },
  filters: {
    since: byDay(`coalesce(d.received_until, 'infinity') >= ?::date`),
    till: byDay(`coalesce(d.received_from, '-infinity') <= ?::date`),
    known: KNOWN,
  },
  csv: {
    fileName: 'webshop_permissioning_difference',
    heads: 'contracts.difference.list.columns',
    columns: {
      side: ({ side }: Difference, say: (key: string) => string) =>
        say(`contracts.difference.sides.${side}`),
      bpId: 'bpId',
      company: 'company',
      email: 'email',
      what: 'what',
      reference: 'reference',
      from: 'from',
      until: 'until',
      net: ({ netCents }: Difference) => (netCents === null ? null : netCents / 100),
    },
  },
} as const

/** The difference of the two papers of an audit, by what is known now. */
export const differenceList = defineList<Difference>()({ ...DIFFERENCES, from: `${NOW} d` })
