import { rows } from '#shared/database'
import { streamRows } from '#shared/database/stream_rows'
import { placeOf } from '#shared/domain/paging'
import type { Source } from '#shared/lists/list'
import { listStatements, type Described } from '#shared/lists/list_statements'
import { nearerWay } from '#shared/lists/nearer_way'
import { isEverything, type Wish } from '#shared/lists/question'

/** So many rows are read by their keys sooner than they are found again. */
const FEW = 1_000

type Counted = { total: number; keys?: unknown[] | null }

export function statementSource<Found extends object, Scope, Line, Row>(
  list: Described<Found, Scope, Line, Row>
): Source<Row, Line, Scope> {
  const statements = listStatements(list)
  const load = list.load ?? ((found: Found[]) => Promise.resolve(found as unknown as Row[]))

  async function countedOf(wish: Wish, scope: Scope, most: number | null): Promise<Counted> {
    const finds = most === null ? null : statements.find(wish, scope, most, FEW)
    const { sql, values } = finds ?? statements.count(wish, scope, most)
    const [counted] = await rows<Counted>(null, sql, values)
    return counted!
  }

  return {
    statements,

    async page(wish, scope, isExact = false) {
      const most = isExact || isEverything(wish) ? null : mostOf(list, wish)
      const { total, keys } = await countedOf(wish, scope, most)
      const isMore = most !== null && total > most
      const totalCount = isMore ? most : total
      const { offset, ...place } = placeOf(totalCount, wish)
      const stretch = { offset, limit: wish.limit, totalCount, isMore }
      const way = nearerWay(wish.orderDirection, stretch)
      const page = statements.page(wish, scope, way, keys)
      const found = await rows<Found>(null, page.sql, page.values)
      return { content: await load(found), totalCount, ...place, ...(isMore && { isMore }) }
    },

    async counts(scope) {
      const { sql, values } = statements.counts(scope)
      const [counted] = await rows<Record<string, number>>(null, sql, values)
      return counted!
    },

    async lines(wish, scope) {
      const { sql, values } = statements.lines(wish, scope)
      return streamRows<Line & object>(sql, values)
    },

    async first(condition, scope) {
      const { sql, values } = statements.first(condition, scope)
      const [row] = await load(await rows<Found>(null, sql, values))
      return row ?? null
    },
  }
}

type Bounds = { mostCounted?: number; mostFound?: number }

const mostOf = ({ mostCounted, mostFound }: Bounds, { search }: Wish): number | null =>
  (search === '' ? mostCounted : (mostFound ?? mostCounted)) ?? null
