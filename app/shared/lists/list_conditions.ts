import { contains, type Condition } from '#shared/lists/condition'
import type { Described } from '#shared/lists/description'
import { keptFor, type Wish } from '#shared/lists/question'

type Columns = Readonly<Record<string, string>>

export function conditionsOf<Scope, Line, Row>(
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
