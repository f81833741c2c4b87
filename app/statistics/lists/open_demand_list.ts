import { quoteLabel } from '#catalogue'
import { datedFile, dayNumber, defineList, momentsFrom, momentsUntil } from '#shared/lists'
import { OPEN_KINDS, type OpenKind } from '#statistics/domain/open_demand'
import { COMPANY } from '#statistics/queries/expiring/expiring_sql'
import { OPEN_DEMAND } from '#statistics/queries/open_demand/open_sql'

export type OpenDemand = {
  id: string
  kind: OpenKind
  /** Of a saved quote. */
  number: number | null
  createdOn: string | null
  userId: number
  name: string
  email: string
  company: string
  products: string
  codes: string[]
  items: number
  cents: number
  createdAt: Date
  validUntil: string | null
}

const ID = `d.kind || ' ' || coalesce(d.number, d.user_id)`

/** What waits to be ordered, whose it is, since when and what it is worth. */
export const openDemandList = defineList<OpenDemand>()({
  columns: {
    id: ID,
    kind: 'd.kind',
    number: 'd.number',
    createdOn: 'd.created_on',
    userId: 'u.id',
    name: `u.first_name || ' ' || u.last_name`,
    email: 'u.email',
    company: COMPANY,
    products: 'd.products',
    codes: 'd.codes',
    items: 'd.items',
    cents: 'd.cents',
    createdAt: 'd.created_at',
    validUntil: 'd.valid_until',
  },
  from: OPEN_DEMAND,
  sort: {
    created: 'createdAt',
    company: { lower: 'company' },
    items: 'items',
    value: 'cents',
  },
  usual: { by: 'value', direction: 'desc', limit: 50 },
  mostRows: 1_000,
  tieBreaker: ID,
  search: ['products', 'name', 'company', 'email'],
  filters: {
    kind: { column: 'kind', values: OPEN_KINDS },
    createdFrom: momentsFrom('d.created_at'),
    createdTo: momentsUntil('d.created_at'),
  },
  csv: {
    fileName: () => datedFile('webshop_open_demand'),
    heads: 'statistics.open_demand.list.columns',
    columns: {
      kind: ({ kind }, say) => say(`statistics.open_demand.list.values.kind.${kind}`),
      quote: (row) => labelOf(row) ?? '',
      company: 'company',
      name: 'name',
      email: 'email',
      products: 'products',
      items: 'items',
      created: 'createdAt',
      until: ({ validUntil }) => dayNumber(validUntil),
      value_eur: ({ cents }) => cents / 100,
    },
  },
})

/** As the owner of a quote knows it; null for a basket. */
export const labelOf = ({ number, createdOn }: Pick<OpenDemand, 'number' | 'createdOn'>) =>
  number === null || createdOn === null ? null : quoteLabel(number, createdOn)
