import type { Described, SortBy } from '#shared/lists/description'
import type { Direction } from '#shared/lists/question'

type Columns = Readonly<Record<string, string>>

/** How rows are read: in the order that was asked for, or turned, from its end. */
export type Way = { direction: Direction; isTurned?: boolean }

/** What the rows of a list are ordered by, and what settles the order of equal ones. */
export function orderOf<Scope, Line, Row>(
  { columns, sort, tieBreaker, thenBy, hasNoNulls }: Described<Columns, Scope, Line, Row>,
  orderBy: string,
  { direction, isTurned = false }: Way
): string {
  const ties = thenBy?.map((term) => (isTurned ? turned(term) : term)) ?? [
    `${tieBreaker ?? columns.id} ${direction}`,
  ]
  const first = `${keyOf(columns, sort[orderBy]!)} ${direction}${nullsAt({ hasNoNulls, orderBy, isTurned })}`
  return [first, ...ties].join(', ')
}

const turned = (term: string) =>
  term.endsWith(' desc') ? term.slice(0, -' desc'.length) : `${term} desc`

type Nulls = { hasNoNulls?: true | readonly string[]; orderBy: string; isTurned: boolean }

/** Rows without a value are the last ones, in either direction. */
const nullsAt = ({ hasNoNulls, orderBy, isTurned }: Nulls) =>
  hasNoNulls === true || hasNoNulls?.includes(orderBy)
    ? ''
    : ` nulls ${isTurned ? 'first' : 'last'}`

/** Whether equal rows of a list stand in the order of its key. */
export const followsKey = <Scope, Line, Row>(list: Described<Columns, Scope, Line, Row>): boolean =>
  !list.thenBy && (list.tieBreaker ?? list.columns.id) === list.key

/** For lists that follow their key: all is found first and put in order then, along no index. */
export function gatheredBy<Scope, Line, Row>(
  { columns, sort, from, key, hasNoNulls }: Described<Columns, Scope, Line, Row>,
  orderBy: string,
  { direction, isTurned = false }: Way,
  condition: string
) {
  const place = keyOf(columns, sort[orderBy]!)
  const nulls = nullsAt({ hasNoNulls, orderBy, isTurned })
  return {
    gathered: `with gathered as materialized (
      select ${key} as key, ${place} as place from ${from} where ${condition})`,
    ordered: `order by place ${direction}${nulls}, key ${direction}`,
  }
}

function keyOf(columns: Columns, by: SortBy<Columns>): string {
  if (typeof by === 'string') return columns[by]!
  if ('lower' in by) return `lower(${columns[by.lower]})`
  if ('sql' in by) return by.sql
  return `array_position('{${by.among.join(',')}}'::text[], ${columns[by.rank]})`
}
