import type { ColumnFilter, Csv, OwnList, StatementList } from '#shared/lists/description'
import { List, type Source } from '#shared/lists/list'
import { LARGEST_LIMIT, USUAL_LIMIT } from '#shared/lists/page_size'
import type { Filter, Question } from '#shared/lists/question'
import { mostOfViews, statementSource } from '#shared/lists/statement_source'

/** `Scope` is what a page is about, `Line` a row of the export where that is another. */
export function defineList<Found extends object, Scope = void, Line = Found>() {
  return <
    const S extends string,
    const F extends Readonly<Record<string, ColumnFilter<Found>>> = Record<never, never>,
    const V extends string = never,
    Row = Found,
  >(
    list: StatementList<Found, Scope, Line, S, F, V, Row>
  ): List<Row, Scope, Line, S, F, V> => {
    const described = list as unknown as Parameters<
      typeof statementSource<Found, Scope, Line, Row>
    >[0]
    const question = questionOf({ ...list, isSearchable: list.search !== undefined })
    const csv = list.csv ? { columns: eachOf(list.columns), ...list.csv } : null
    return new List(question, statementSource(described), csv as Csv<Line, Scope> | null)
  }
}

/** For rows that are found in a way of their own: `page`, and maybe `counts` and `lines`. */
export function defineOwnList<Row extends object, Scope = void, Line = Row>() {
  return <
    const S extends string,
    const F extends Readonly<Record<string, Filter>> = Record<never, never>,
    const V extends string = never,
  >(
    list: OwnList<Scope, Line, S, F, V, Row>
  ): List<Row, Scope, Line, S, F, V> => {
    const none = () => Promise.reject(new Error('This list has no such way to be read'))
    const source = { counts: none, lines: none, first: none, ...list }
    return new List(questionOf(list), source as Source<Row, Line, Scope>, list.csv ?? null)
  }
}

type Asked = {
  sort: object
  usual: Omit<Question['usual'], 'limit'> & { limit?: number }
  filters?: Question['filters']
  views?: object
  mostCounted?: number
  boundsAll?: true
  mostRows?: number
  isSearchable: boolean
}

const eachOf = (columns: object) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, name]))

const questionOf = ({
  sort,
  usual,
  filters = {},
  views = {},
  isSearchable,
  mostRows = LARGEST_LIMIT,
  ...bounds
}: Asked): Question => ({
  ...{ sort: Object.keys(sort), filters, views: Object.keys(views), isSearchable, mostRows },
  usual: { ...usual, limit: usual.limit ?? USUAL_LIMIT },
  mostOfViews: mostOfViews(bounds),
})
