import { rows } from '#shared/database'
import { streamRows } from '#shared/database/stream_rows'
import { placeOf } from '#shared/domain/paging'
import type { Source } from '#shared/lists/list'
import type { Described } from '#shared/lists/description'
import { listStatements, NEAR } from '#shared/lists/list_statements'
import { nearerWay } from '#shared/lists/nearer_way'
import { isEverything, type Wish } from '#shared/lists/question'

type Explained = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }

/** So many rows are read by their keys sooner than they are found again. */
const FEW = 1_000

/** So many rows are followed in their order sooner than all that is found is put in order. */
const MOST_FOLLOWED = 15_000

/** So many rows are put in order in less time than it takes to follow even more of them. */
const MOST_GATHERED = 20_000

type Counted = { total: number; keys?: unknown[] | null; near?: number | null }

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

  async function areGatherable(wish: Wish, scope: Scope) {
    const { sql, values } = statements.expect(wish, scope)
    const [explained] = await rows<Explained>(null, sql, values)
    return explained!['QUERY PLAN'][0]!.Plan['Plan Rows'] <= MOST_GATHERED
  }

  return {
    statements,

    async page(wish, scope, isExact = false) {
      const isAll = isEverything(wish) && !list.boundsAll
      const most = isExact || isAll ? null : mostOf(list, wish)
      const { total, keys, near } = await countedOf(wish, scope, most)
      const isMore = most !== null && total > most
      const totalCount = isMore ? most : total
      const { offset, ...place } = placeOf(totalCount, wish)
      const stretch = { offset, limit: wish.limit, totalCount, isMore }
      const way = nearerWay(wish.orderDirection, stretch)
      const areFar = isFar(near, offset + wish.limit) && (await areGatherable(wish, scope))
      const known = { keys, areFar }
      const page = statements.page(wish, scope, way, known)
      const found = await rows<Found>(null, page.sql, page.values)
      const content = await load(way.isTurned ? found.reverse() : found)
      return { content, totalCount, ...place, ...(isMore && { isMore }) }
    },

    async counts(scope) {
      const { sql, values } = statements.counts(scope, mostOfViews(list))
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

/** Whether it takes too long to come by so many of what is found along the order. */
const isFar = (near: number | null | undefined, wanted: number) =>
  typeof near === 'number' && (wanted * NEAR) / near > MOST_FOLLOWED

/** Up to where the views are counted; null for all. */
export const mostOfViews = ({ boundsAll, mostCounted }: { boundsAll?: true } & Bounds) =>
  (boundsAll && mostCounted) ?? null

type Bounds = { mostCounted?: number; mostFound?: number }

const mostOf = ({ mostCounted, mostFound }: Bounds, { search }: Wish): number | null =>
  (search === '' ? mostCounted : (mostFound ?? mostCounted)) ?? null
