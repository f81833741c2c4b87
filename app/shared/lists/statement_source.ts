import { rows } from '#shared/database'
import { streamRows } from '#shared/database/stream_rows'
import { placeOf } from '#shared/domain/paging'
import { allOf, contains, type Condition } from '#shared/lists/condition'
import type { ColumnFilter, SortBy, StatementList } from '#shared/lists/description'
import type { Source } from '#shared/lists/list'
import { countUpTo, rowsOfPage } from '#shared/lists/page_rows'
import { keptFor, type Direction, type Wish } from '#shared/lists/question'
import { selected } from '#shared/lists/selected'

type Columns = Readonly<Record<string, string>>
type Filters = Readonly<Record<string, ColumnFilter<Columns>>>
type Described<Found, Scope, Line, Row> = StatementList<
  Found,
  Scope,
  Line,
  string,
  Filters,
  string,
  Row
>

/** Runs a list that is one statement: its page, the counts of its views, all of its rows. */
export function statementSource<Found extends object, Scope, Line, Row>(
  list: Described<Found, Scope, Line, Row>
): Source<Row, Line, Scope> {
  const columns = list.columns as Columns
  const select = `select ${selected(columns)} from ${list.from}`
  const load = list.load ?? ((found: Found[]) => Promise.resolve(found as unknown as Row[]))
  const ofScope = (scope: Scope): (Condition | null)[] => [
    list.where ? { sql: list.where, values: [] } : null,
    list.within?.(scope) ?? null,
  ]
  const asked = (wish: Wish, scope: Scope) =>
    allOf([...ofScope(scope), ...conditionsOf(list as Described<Columns, Scope, Line, Row>, wish)])
  const orderIn = (wish: Wish) => (direction: Direction) =>
    `order by ${orderOf(list as Described<Columns, Scope, Line, Row>, wish.orderBy, direction)}`
  const order = (wish: Wish) => orderIn(wish)(wish.orderDirection)

  return {
    async page(wish, scope, isExact = false) {
      const condition = asked(wish, scope)
      const most = isExact || !isNarrowed(wish) ? null : (list.mostCounted ?? null)
      const { isMore, totalCount } = await countUpTo(most, list.from, condition)
      const { offset, ...place } = placeOf(totalCount, wish)
      const found = await rowsOfPage<Found>(
        { select, from: list.from, key: list.key, condition },
        { by: orderIn(wish), direction: wish.orderDirection },
        { offset, limit: wish.limit, totalCount, isMore }
      )
      return { content: await load(found), totalCount, ...place, ...(isMore && { isMore }) }
    },

    async counts(scope) {
      const { sql, values } = allOf(ofScope(scope))
      const counts = Object.entries(list.views ?? {}).map(
        ([view, condition]) => `count(*) filter (where ${condition}) as "${view}"`
      )
      const [counted] = await rows<Record<string, number>>(
        null,
        `select ${counts.join(', ')} from ${list.viewsFrom ?? list.from} where ${sql}`,
        values
      )
      return counted!
    },

    async lines(wish, scope) {
      const { sql, values } = asked(wish, scope)
      return streamRows<Line & object>(`${select} where ${sql} ${order(wish)}`, values)
    },

    async first(condition, scope) {
      const { sql, values } = allOf([...ofScope(scope), condition])
      const found = await rows<Found>(null, `${select} where ${sql} limit 1`, values)
      const [row] = await load(found)
      return row ?? null
    },
  }
}

function conditionsOf<Scope, Line, Row>(
  { columns, views, filters = {}, search }: Described<Columns, Scope, Line, Row>,
  wish: Wish
): (Condition | null)[] {
  const narrowed = Object.entries(filters).map(([name, filter]) => {
    const chosen = wish.filters[name] ?? []
    if (chosen.length === 0) return null
    if ('condition' in filter) return filter.condition(chosen)
    const sql = 'column' in filter ? columns[filter.column]! : filter.sql
    return { sql: `(${sql}) = any(?)`, values: [keptFor(filter, chosen)] }
  })
  const view = views?.[wish.view]
  return [
    view && view !== 'true' ? { sql: `(${view})`, values: [] } : null,
    ...narrowed,
    wish.search === '' || !search ? null : foundBy(search, columns, wish.search),
  ]
}

const foundBy = (
  search: readonly string[] | ((text: string) => Condition),
  columns: Columns,
  text: string
): Condition =>
  typeof search === 'function'
    ? search(text)
    : contains(
        search.map((name) => columns[name]!),
        text
      )

function orderOf<Scope, Line, Row>(
  { columns, sort, tieBreaker, thenBy, hasNoNulls }: Described<Columns, Scope, Line, Row>,
  orderBy: string,
  direction: Direction
): string {
  const ties = thenBy ?? `${tieBreaker ?? columns.id} ${direction}`
  const nulls = hasNoNulls ? '' : ' nulls last'
  return `${keyOf(columns, sort[orderBy]!)} ${direction}${nulls}, ${ties}`
}

const isNarrowed = ({ search, filters }: Wish) =>
  search !== '' || Object.values(filters).some((chosen) => chosen.length > 0)

function keyOf(columns: Columns, by: SortBy<Columns>): string {
  if (typeof by === 'string') return columns[by]!
  if ('lower' in by) return `lower(${columns[by.lower]})`
  if ('sql' in by) return by.sql
  return `array_position('{${by.among.join(',')}}'::text[], ${columns[by.rank]})`
}
