import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import {
  readTableState,
  type SortDirection,
  type TablePage,
  type TableState,
} from '#shared/http/table_state'

export type { TablePage, TableState } from '#shared/http/table_state'

type Narrow = Pick<DatabaseQueryBuilderContract, 'whereIn' | 'whereRaw'>

type FilterRule = {
  column: string
  /** Values that may be chosen; without them any text is compared. */
  values?: readonly string[]
}

export type TableOptions<S extends string, F extends string> = {
  /** Names that may stand in the address, and the columns (or SQL of ours) behind them. */
  sortable: Record<S, string>
  defaultSort: { by: NoInfer<S>; direction: SortDirection }
  /** Columns that a search looks into. */
  searchable?: readonly string[]
  filters?: Record<F, FilterRule>
  /** Settles the order of equal rows, so that none changes its page. */
  tieBreaker?: string
}

/** A list that can be paged, sorted, searched and filtered by its address. */
export class TableQuery<S extends string, F extends string> {
  constructor(private options: TableOptions<S, F>) {}

  /** What the address asks for; unknown values fall back, nothing is ever refused. */
  read(address: Record<string, unknown>): TableState<S, F> {
    return readTableState(address, {
      sortable: Object.keys(this.options.sortable) as S[],
      defaultSort: this.options.defaultSort,
      filters: this.#allowedValues(),
    })
  }

  /** What an address may ask for, for the description of the HTTP API. */
  describe() {
    const { sortable, defaultSort, searchable = [] } = this.options
    return {
      sortable: Object.keys(sortable),
      defaultSort,
      filters: this.#allowedValues(),
      isSearchable: searchable.length > 0,
    }
  }

  /** `order by` of a state, for queries in plain SQL; made of our own columns only. */
  orderSql({ orderBy, orderDirection }: TableState<S, F>): string {
    const { sortable, tieBreaker = 'id' } = this.options
    const direction = orderDirection === 'desc' ? 'desc' : 'asc'
    return `${sortable[orderBy]} ${direction} nulls last, ${tieBreaker} ${direction}`
  }

  /** Runs the query for one page. A page behind the last one shows the last one. */
  async page<Row extends object>(
    query: DatabaseQueryBuilderContract<Row> | ModelQueryBuilderContract<LucidModel, Row>,
    state: TableState<S, F>
  ): Promise<TablePage<Row>> {
    this.#narrow(query as Narrow, state)
    const totalCount = await countRows(query as DatabaseQueryBuilderContract)
    const pages = Math.max(1, Math.ceil(totalCount / state.limit))
    const page = Math.min(state.page, pages)
    const rows = query as DatabaseQueryBuilderContract<Row>
    const content = await rows.orderByRaw(this.orderSql(state)).forPage(page, state.limit)
    return { content, totalCount, page, pages }
  }

  #narrow(query: Narrow, state: TableState<S, F>): void {
    for (const [name, { column }] of this.#filters()) {
      const values = state.filters[name]
      if (values.length > 0) query.whereIn(column, values)
    }
    const columns = this.options.searchable ?? []
    if (state.search === '' || columns.length === 0) return
    const matches = columns.map((column) => `${column}::text ilike ?`).join(' or ')
    const pattern = `%${state.search.replaceAll(/[\\%_]/g, '\\$&')}%`
    query.whereRaw(
      `(${matches})`,
      columns.map(() => pattern)
    )
  }

  #filters(): [F, FilterRule][] {
    return Object.entries(this.options.filters ?? {}) as [F, FilterRule][]
  }

  #allowedValues() {
    const entries = this.#filters().map(([name, { values }]) => [name, values ?? 'any'])
    return Object.fromEntries(entries) as Record<F, readonly string[] | 'any'>
  }
}

/** Models keep what is none of their columns aside. */
async function countRows(query: DatabaseQueryBuilderContract): Promise<number> {
  const counting = query.clone().clearSelect().clearOrder().count('* as total')
  const [row] = (await counting) as { total?: number; $extras?: { total: number } }[]
  return row?.$extras?.total ?? row?.total ?? 0
}

/** Declares a list once; `read` an address, then ask for the `page`. */
export function tableQuery<S extends string, F extends string = never>(
  options: TableOptions<S, F>
): TableQuery<S, F> {
  return new TableQuery(options)
}
