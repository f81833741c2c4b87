import type { CsvValue } from '#shared/csv/neutralise'
import type { Page, Place, Told } from '#shared/domain/paging'
import type { TextParams } from '#shared/i18n'
import type { Condition } from '#shared/lists/condition'
import type { Direction, Filter, FilterValues, Wish } from '#shared/lists/question'

type Name<Row> = keyof Row & string

/** A column, its text in any case of letters, or its place among values. */
export type SortBy<Found> =
  | Name<Found>
  | { lower: Name<Found> }
  | { rank: Name<Found>; among: readonly string[] }
  | { sql: string }

/** A filter compares a column, or SQL, with what was chosen, or has a condition of its own. */
export type ColumnFilter<Found> = Filter &
  ({ column: Name<Found> } | { sql: string } | { condition: (chosen: string[]) => Condition })

type ValuesOf<F> = F extends { values: readonly (infer V)[] }
  ? V[]
  : F extends { values: infer Names extends FilterValues }
    ? (keyof Names & string)[]
    : string[]

export type Chosen<F> = { [K in keyof F]: ValuesOf<F[K]> & string[] }

/** A list's export: its heads are translations below a key, or those of all lists, its cells columns or made of a row. */
export type Csv<Line, Scope> = {
  /** A plain name gets today's day. */
  fileName: string | ((scope: Scope) => string)
  heads?: string
  columns: Readonly<Record<string, Name<Line> | ((line: Line, say: Say) => CsvValue)>>
}

type SomeOf<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

export type Say = (key: string, params?: TextParams) => string

type Usual<S extends string> = {
  by: NoInfer<S>
  direction: Direction
  /** Rows of a page in the browser; programs get ten unless they ask for others. */
  limit?: number
}

/** A list that is one statement: each column of its row with the SQL behind it. */
export type StatementList<Found, Scope, Line, S extends string, F, V extends string, Row> = {
  columns: { readonly [K in keyof Found]-?: string }
  from: string
  /**
   * Tables by their aliases that have exactly one row for each of the list, as joins behind `from`: rows are counted
   * and found without those that nothing of what is asked for names.
   */
  joined?: Readonly<Record<string, string>>
  where?: string
  /** One row of many, for lists of sums: columns are these, or aggregates. Such a list has no `key`. */
  groupBy?: string
  /** Rows that are summed up first, for the scope: `from` knows them as `sums`. Such a list has no `key`. */
  sums?: (scope: Scope) => Condition
  /** How many rows a scope has at all, where that is kept: a query of one value. */
  counted?: (scope: Scope) => Condition
  /** Rows that somebody may see, or that a page is about. */
  within?: (scope: Scope) => Condition | null
  sort: Readonly<Record<S, SortBy<Found>>>
  usual: Usual<S>
  /** Settles the order of equal rows, so that none changes its page; follows the direction. */
  tieBreaker?: string | readonly string[]
  /** The same where equal rows have an order of their own, in either direction. */
  thenBy?: readonly string[]
  search?: readonly Name<Found>[] | ((text: string) => Condition)
  filters?: F
  /** The condition of each view; `true` for everything. */
  views?: Readonly<Record<V, string>>
  /** What the views are counted in, where they need less than the list. */
  viewsFrom?: string
  /** Rows of a page at most, 100 without it: more where rows are light. */
  mostRows?: number
  /** Pages count what they find up to here; programs are always told the exact number. */
  mostCounted?: number
  /** The same where nothing is asked for, and for the views; else all rows are counted then. */
  boundsAll?: true
  /** The same for what is searched, where it is less. */
  mostFound?: number
  /** How many rows there are at all, where that is kept: a query of one value. */
  keptTotal?: string
  /** Rows are found by their key alone, and read then: for lists whose order stands in indexes. */
  key?: string
  /**
   * Columns that name a row of a list without a `key` or sums: what is searched is counted and read in one pass,
   * where a row takes longer to judge than to read; rows far behind the first one are found by these alone.
   */
  searchedBy?: readonly string[]
  /** No column that it is sorted by can be null, or these: then one index serves both directions. */
  hasNoNulls?: true | readonly NoInfer<S>[]
  load?: (found: Found[]) => Promise<Row[]>
  /** All columns, unless some are named. */
  csv?: SomeOf<Csv<Line, Scope>, 'columns'>
}

type SqlFilters = Readonly<Record<string, ColumnFilter<Readonly<Record<string, string>>>>>

/** A list whose columns and filters may be any. */
export type Described<Found, Scope, Line, Row> = StatementList<
  Found,
  Scope,
  Line,
  string,
  SqlFilters,
  string,
  Row
>

/** A list that finds its rows in a way of its own; it is asked and described like any other. */
export type OwnList<Scope, Line, S extends string, F, V extends string, Row> = {
  sort: Readonly<Record<S, unknown>>
  usual: Usual<S>
  isSearchable: boolean
  filters?: F
  views?: Readonly<Record<V, unknown>>
  /** To programs it is told where the rows behind the page begin. */
  page: (wish: Wish<S, Chosen<F>, V>, scope: Scope, isTold?: boolean) => Promise<Page<Row>>
  /** The rows behind a place, however deep it lies. */
  behind: (wish: Wish<S, Chosen<F>, V>, scope: Scope, place: Place) => Promise<Told<Row>>
  counts?: (scope: Scope) => Promise<Record<V, number>>
  lines?: (wish: Wish<S, Chosen<F>, V>, scope: Scope) => Promise<AsyncIterable<Line>>
  csv?: Csv<Line, Scope>
}
