import type { Described, SortBy } from '#shared/lists/description'
import type { Direction } from '#shared/lists/question'

type Columns = Readonly<Record<string, string>>

/** How rows are read: in the order that was asked for, or turned, from its end. */
export type Way = { direction: Direction; isTurned?: boolean }

/** One of what rows are ordered by; only the first may be missing in a row, and says where such rows stand. */
export type Term = { sql: string; isDescending: boolean; nulls?: 'first' | 'last' }

/** What the rows of a list are ordered by, and what settles the order of equal ones. */
export const orderOf = <Scope, Line, Row>(
  list: Described<Columns, Scope, Line, Row>,
  orderBy: string,
  way: Way
): string =>
  termsOf(list, orderBy, way)
    .map(({ sql, isDescending, nulls }) => {
      const direction = isDescending ? 'desc' : 'asc'
      return `${sql} ${direction}${nulls ? ` nulls ${nulls}` : ''}`
    })
    .join(', ')

export function termsOf<Scope, Line, Row>(
  { columns, sort, tieBreaker, thenBy, hasNoNulls }: Described<Columns, Scope, Line, Row>,
  orderBy: string,
  { direction, isTurned = false }: Way
): Term[] {
  const isDescending = direction === 'desc'
  const nulls = nullsAt({ hasNoNulls, orderBy, isTurned })
  const first = { sql: keyOf(columns, sort[orderBy]!), isDescending, ...(nulls && { nulls }) }
  const ties =
    thenBy?.map((term) => termIn(term, isTurned)) ??
    [tieBreaker ?? columns.id!].flat().map((sql) => ({ sql, isDescending }))
  return [first, ...ties]
}

const DOWN = ' desc'

function termIn(text: string, isTurned: boolean): Term {
  const isDown = text.endsWith(DOWN)
  return {
    sql: isDown ? text.slice(0, -DOWN.length) : text,
    isDescending: isDown !== isTurned,
  }
}

type Nulls = { hasNoNulls?: true | readonly string[]; orderBy: string; isTurned: boolean }

/** Rows without a value are the last ones, in either direction. */
function nullsAt({ hasNoNulls, orderBy, isTurned }: Nulls) {
  if (hasNoNulls === true || hasNoNulls?.includes(orderBy)) return null
  return isTurned ? 'first' : 'last'
}

/** Whether equal rows of a list stand in the order of its key. */
export const followsKey = <Scope, Line, Row>(list: Described<Columns, Scope, Line, Row>): boolean =>
  !list.thenBy && (list.tieBreaker ?? list.columns.id) === list.key

/** For lists that follow their key: all is found first and put in order then, along no index. */
export function gatheredBy<Scope, Line, Row>(
  { columns, sort, key, hasNoNulls }: Described<Columns, Scope, Line, Row>,
  foundIn: (...parts: string[]) => string,
  orderBy: string,
  { direction, isTurned = false }: Way,
  condition: string
) {
  const place = keyOf(columns, sort[orderBy]!)
  const nulls = nullsAt({ hasNoNulls, orderBy, isTurned })
  return {
    gathered: `with gathered as materialized (
      select ${key} as key, ${place} as place from ${foundIn(place, condition)} where ${condition})`,
    ordered: `order by place ${direction}${nulls ? ` nulls ${nulls}` : ''}, key ${direction}`,
  }
}

function keyOf(columns: Columns, by: SortBy<Columns>): string {
  if (typeof by === 'string') return columns[by]!
  if ('lower' in by) return `lower(${columns[by.lower]})`
  if ('sql' in by) return by.sql
  return `array_position('{${by.among.join(',')}}'::text[], ${columns[by.rank]})`
}
