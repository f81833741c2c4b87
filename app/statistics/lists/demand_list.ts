import { datedFile, dayNumber, daysFrom, daysUntil, defineList } from '#shared/lists'
import { DEMAND_KINDS, type DemandKind } from '#statistics/domain/demand_book'

export type ListedDemand = {
  id: string
  kind: DemandKind
  /** The words that were searched for, or the product's name. */
  what: string
  code: string | null
  asked: number
  /** The most days that were asked for at once. */
  days: number | null
  from: string | null
  to: string | null
  firstAsked: string
  lastAsked: string
}

const WHAT = 'coalesce(p.name, d.term)'
const ID = `d.kind || ' ' || coalesce(p.code, d.term)`

/** What was asked for and is not sold, how often and since when. */
export const demandList = defineList<ListedDemand>()({
  columns: {
    id: ID,
    kind: 'd.kind',
    what: WHAT,
    code: 'p.code',
    asked: 'sum(d.asked)::bigint',
    days: 'max(d.days)',
    from: 'min(d.from_day)',
    to: 'max(d.to_day)',
    firstAsked: 'min(d.day)',
    lastAsked: 'max(d.day)',
  },
  from: 'unmet_demands d left join products p on p.id = d.product_id',
  where: `(d.kind = 'Search' or p.id is not null)`,
  groupBy: 'd.kind, d.term, p.id',
  sort: {
    what: { lower: 'what' },
    asked: 'asked',
    days: 'days',
    first: 'firstAsked',
    last: 'lastAsked',
  },
  usual: { by: 'asked', direction: 'desc', limit: 50 },
  mostRows: 1_000,
  tieBreaker: ID,
  search: ['what', 'code'],
  filters: {
    kind: { column: 'kind', values: DEMAND_KINDS },
    from: daysFrom('d.day'),
    to: daysUntil('d.day'),
  },
  csv: {
    fileName: () => datedFile('webshop_demand'),
    heads: 'statistics.demand.list.columns',
    columns: {
      kind: ({ kind }, say) => say(`statistics.demand.list.values.kind.${kind}`),
      what: 'what',
      code: 'code',
      asked: 'asked',
      days: 'days',
      from: ({ from }) => dayNumber(from),
      to: ({ to }) => dayNumber(to),
      first: ({ firstAsked }) => dayNumber(firstAsked),
      last: ({ lastAsked }) => dayNumber(lastAsked),
    },
  },
})
