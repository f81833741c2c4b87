import { rows } from '#shared/database'
import { readRows } from '#shared/reading/read_rows'
import { streamRows } from '#shared/reading/stream_rows'
import { placeOf, type Page, type Place } from '#shared/domain/paging'
import type { Source } from '#shared/lists/list'
import type { Described } from '#shared/lists/description'
import { NEAR } from '#shared/lists/count_statements'
import { listStatements } from '#shared/lists/list_statements'
import { nearerWay } from '#shared/lists/nearer_way'
import { stretchesBehind, stretchOf, unplaced, type Placed } from '#shared/lists/place'
import { isEverything, type Wish } from '#shared/lists/question'
import type { Statement } from '#shared/lists/statement_parts'

type Explained = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }

/** So many rows are read by their keys sooner than they are found again. */
const FEW = 1_000

/** So many rows are followed in their order sooner than all that is found is put in order. */
const MOST_FOLLOWED = 15_000

/** So many rows are put in order in less time than it takes to follow even more of them. */
const MOST_GATHERED = 20_000

type Searched<Found> = Placed<Found> & { listTotal: number }

type Counted = { total: number; keys?: unknown[] | null; near?: number | null }

export function statementSource<Found extends object, Scope, Line, Row>(
  list: Described<Found, Scope, Line, Row>
): Source<Row, Line, Scope> {
  const statements = listStatements(list)
  const load = list.load ?? ((found: Found[]) => Promise.resolve(found as unknown as Row[]))

  async function countedOf(wish: Wish, scope: Scope, most: number | null): Promise<Counted> {
    const finds = most === null ? null : statements.find(wish, scope, most, FEW)
    const { sql, values } = finds ?? statements.count(wish, scope, most)
    const [counted] = await readRows<Counted>(sql, values)
    return counted!
  }

  const readPlaced = ({ sql, values }: Statement) => readRows<Placed<Found>>(sql, values)

  async function areGatherable(wish: Wish, scope: Scope) {
    const { sql, values } = statements.expect(wish, scope)
    const [explained] = await readRows<Explained>(sql, values)
    return explained!['QUERY PLAN'][0]!.Plan['Plan Rows'] <= MOST_GATHERED
  }

  /** One row more than is wanted, if there is one. */
  async function placedBehind(wish: Wish, scope: Scope, place: Place): Promise<Placed<Found>[]> {
    const found: Placed<Found>[] = []
    for (const stretch of stretchesBehind(statements.terms(wish), place)) {
      const wanted = wish.limit + 1 - found.length
      if (wanted === 0) break
      found.push(...(await readPlaced(statements.behind(wish, scope, { stretch, limit: wanted }))))
    }
    return found
  }

  /** A page of what is searched in one pass; null where it is found in two. */
  async function searchedPage(
    wish: Wish,
    scope: Scope,
    isTold: boolean
  ): Promise<Page<Row> | null> {
    const statement = statements.searched(wish, scope)
    const read = statement && ((await readPlaced(statement)) as Searched<Found>[])
    if (!read || (read.length === 0 && wish.page > 1)) return null
    const totalCount = read[0]?.listTotal ?? 0
    const { offset, ...place } = placeOf(totalCount, wish)
    const uncounted = read.map(({ listTotal: _, ...row }) => row as unknown as Placed<Found>)
    const { rows: found, last } = unplaced<Found>(uncounted)
    const next = offset + found.length < totalCount ? last : null
    return { content: await load(found), totalCount, ...place, ...(isTold && { next }) }
  }

  return {
    statements,

    async page(wish, scope, isTold = false) {
      const searched = await searchedPage(wish, scope, isTold)
      if (searched) return searched
      const isAll = isEverything(wish) && !list.boundsAll
      const most = isTold || isAll ? null : mostOf(list, wish)
      const { total, keys, near } = await countedOf(wish, scope, most)
      const isMore = most !== null && total > most
      const totalCount = isMore ? most : total
      const { offset, ...place } = placeOf(totalCount, wish)
      const stretch = { offset, limit: wish.limit, totalCount, isMore }
      const way = nearerWay(wish.orderDirection, stretch)
      const areFar = isFar(near, offset + wish.limit) && (await areGatherable(wish, scope))
      const known = { keys, areFar, isPlaced: isTold }
      const read = await readPlaced(statements.page(wish, scope, way, known))
      const inOrder = way.isTurned ? read.reverse() : read
      const { rows: found, last } = isTold ? unplaced(inOrder) : { rows: inOrder, last: null }
      const next = offset + found.length < totalCount ? last : null
      const content = await load(found)
      return { content, totalCount, ...place, ...(isMore && { isMore }), ...(isTold && { next }) }
    },

    async behind(wish, scope, place) {
      const [{ total: totalCount }, found] = await Promise.all([
        countedOf(wish, scope, null),
        placedBehind(wish, scope, place),
      ])
      const { rows: shown, next } = stretchOf(found, wish.limit)
      return { content: await load(shown), totalCount, next }
    },

    order: statements.order,

    async upTo(wish, scope, most) {
      return (await countedOf(wish, scope, most)).total
    },

    async counts(scope) {
      const { sql, values } = statements.counts(scope, mostOfViews(list))
      const [counted] = await readRows<Record<string, number>>(sql, values)
      return counted!
    },

    async ofChoices(wishes, scope, most) {
      const { sql, values } = statements.ofChoices(wishes, scope, most)
      const [counted] = await readRows<{ counts: number[] }>(sql, values)
      return counted!.counts
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
