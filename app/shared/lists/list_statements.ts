import { allOf, type Condition } from '#shared/lists/condition'
import type { Described } from '#shared/lists/description'
import { isEverything, type Wish } from '#shared/lists/question'
import { conditionsOf } from '#shared/lists/list_conditions'
import {
  followsKey,
  gatheredBy,
  orderOf,
  termsOf,
  type Term,
  type Way,
} from '#shared/lists/list_order'
import { placeColumn } from '#shared/lists/place'
import { selected } from '#shared/lists/selected'

export type Statement = { sql: string; values: unknown[] }

type Stretch = Way & { limit: number; offset: number }

/** What a count has told: the keys of few, or that many lie far from where the order begins. */
export type Known = {
  keys?: readonly unknown[] | null
  areFar?: boolean
  /** Each row comes with its place. */
  isPlaced?: boolean
}

/** Of so many rows from where the order begins it is counted how many are found. */
export const NEAR = 250

export type ListStatements<Scope> = {
  count(wish: Wish, scope: Scope, most: number | null): Statement
  find(wish: Wish, scope: Scope, most: number, few: number): Statement | null
  expect(wish: Wish, scope: Scope): Statement
  searched(wish: Wish, scope: Scope): Statement | null
  page(wish: Wish, scope: Scope, stretch: Stretch, known?: Known): Statement
  behind(wish: Wish, scope: Scope, wanted: { stretch: Condition; limit: number }): Statement
  terms(wish: Wish): Term[]
  order(wish: Wish): string
  counts(scope: Scope, most: number | null): Statement
  lines(wish: Wish, scope: Scope): Statement
  first(condition: Condition, scope: Scope): Statement
}

type Columns = Readonly<Record<string, string>>

export function listStatements<Found extends object, Scope, Line, Row>(
  list: Described<Found, Scope, Line, Row>
): ListStatements<Scope> {
  const columns = list.columns as Columns
  const { from, key } = list
  const grouped = list.groupBy ? ` group by ${list.groupBy}` : ''
  const select = `select ${selected(columns)} from ${from}`
  const ofScope = (scope: Scope): (Condition | null)[] => [
    list.where ? { sql: list.where, values: [] } : null,
    list.within?.(scope) ?? null,
  ]
  const described = list as Described<Columns, Scope, Line, Row>
  const asked = (wish: Wish, scope: Scope) =>
    allOf([...ofScope(scope), ...conditionsOf(described, wish)])
  const terms = (wish: Wish) => termsOf(described, wish.orderBy, { direction: wish.orderDirection })
  const placed = (wish: Wish) =>
    `select ${selected(columns)}, ${placeColumn(terms(wish))} from ${from}`
  const order = (wish: Wish, way: Way = { direction: wish.orderDirection }) =>
    `order by ${orderOf(described, wish.orderBy, way)}`

  const withSums = (scope: Scope, { sql, values }: Statement): Statement => {
    const sums = list.sums?.(scope)
    if (!sums) return { sql, values }
    return { sql: `with sums as (${sums.sql}) ${sql}`, values: [...sums.values, ...values] }
  }

  return {
    /** How many rows there are; beyond `most` only that there are more. */
    count(wish, scope, most) {
      if (list.keptTotal && isEverything(wish)) {
        return { sql: `select (${list.keptTotal}) as total`, values: [] }
      }
      if (list.counted && isEverything(wish)) {
        const { sql, values } = list.counted(scope)
        return { sql: `select (${sql}) as total`, values }
      }
      const { sql, values } = asked(wish, scope)
      const found = `${from} where ${sql}${grouped}`
      const bound = most === null ? '' : ` limit ${most + 1}`
      const counted = bound || grouped ? `(select 1 from ${found}${bound}) as found` : found
      return withSums(scope, { sql: `select count(*) as total from ${counted}`, values })
    },

    /**
     * The same with the keys of the rows where they are few: these need not be found a second time.
     * Of a search that finds more it tells how many stand among the first rows.
     */
    find(wish, scope, most, few) {
      if (!key) return null
      const { sql, values } = asked(wish, scope)
      const isSearch = wish.search !== ''
      const seen = allOf(ofScope(scope))
      const first = `
        select ${sql} as is_found from ${from} where ${seen.sql} ${order(wish)} limit ${NEAR}`
      const near = `case when count(*) > ${most} then (
          select count(*) from (${first}) as first_rows where is_found) end`
      return {
        sql: `
          with found as materialized (select ${key} as key from ${from} where ${sql} limit ${most + 1})
          select count(*) as total, case when count(*) <= ${Math.min(few, most)} then array(select key from found) end as keys,
                 ${isSearch ? near : 'null'} as near
            from found`,
        values: isSearch ? [...values, ...values, ...seen.values] : values,
      }
    },

    /** How many rows the planner expects to find: it knows by its statistics, and reads none. */
    expect(wish, scope) {
      const { sql, values } = asked(wish, scope)
      return { sql: `explain (format json) select 1 from ${from} where ${sql}`, values }
    },

    /** What is searched, with its places and how much of it there is; a page behind the last one has no row. */
    searched(wish, scope) {
      const names = list.searchedBy
      if (!names || wish.search === '') return null
      const { sql, values } = asked(wish, scope)
      const by = order(wish)
      const named = names.map((column, at) => `${column} as name_${at}`).join(', ')
      const same = names.map((column, at) => `${column} = found.name_${at}`).join(' and ')
      const read = selected({ ...columns, listTotal: 'found.total' })
      return {
        sql: `
          with found as materialized (
            select ${named}, count(*) over () as total from ${from} where ${sql} ${by} limit ? offset ?)
          select ${read}, ${placeColumn(terms(wish))} from ${from} join found on ${same} ${by}`,
        values: [...values, wish.limit, (wish.page - 1) * wish.limit],
      }
    },

    /** Where a list has a key, the rows of a stretch are found by it alone, and read then. */
    page(wish, scope, { limit, offset, ...way }, { keys, areFar, isPlaced } = {}) {
      const by = order(wish, way)
      const read = isPlaced ? placed(wish) : select
      if (keys) {
        const sql = `${read} where ${key} = any(?) ${by} limit ? offset ?`
        return { sql, values: [keys, limit, offset] }
      }
      const { sql, values } = asked(wish, scope)
      if (areFar && followsKey(described)) {
        const { gathered, ordered } = gatheredBy(described, wish.orderBy, way, sql)
        const found = `select key from gathered ${ordered} limit ? offset ?`
        return {
          sql: `${gathered} ${read} where ${key} in (${found}) ${by}`,
          values: [...values, limit, offset],
        }
      }
      const stretch = `where ${sql}${grouped} ${by} limit ? offset ?`
      const found = `select ${key} from ${from} ${stretch}`
      return withSums(scope, {
        sql: key ? `${read} where ${key} in (${found}) ${by}` : `${read} ${stretch}`,
        values: [...values, limit, offset],
      })
    },

    /** The first rows of a stretch, with their places. Sums are known once they are summed up. */
    behind(wish, scope, { stretch, limit }) {
      const by = order(wish)
      const { sql, values } = asked(wish, scope)
      const found = `where ${sql}${groupedBehind(list.groupBy, stretch.sql)} ${by} limit ?`
      const read = placed(wish)
      return withSums(scope, {
        sql: key
          ? `${read} where ${key} in (select ${key} from ${from} ${found}) ${by}`
          : `${read} ${found}`,
        values: [...values, ...stretch.values, limit],
      })
    },

    terms,
    order,

    /** How many rows each view has; beyond `most` only that there are more. */
    counts(scope, most) {
      const { sql, values } = allOf(ofScope(scope))
      const views = Object.entries(list.views ?? {})
      const found = `from ${list.viewsFrom ?? from} where ${sql}`
      if (most === null) {
        const counts = views.map(
          ([view, condition]) => `count(*) filter (where ${condition}) as "${view}"`
        )
        return withSums(scope, { sql: `select ${counts.join(', ')} ${found}`, values })
      }
      const counts = views.map(([view, condition]) => {
        const first = `select 1 ${found} and (${condition}) limit ${most + 1}`
        return `(select count(*) from (${first}) as found) as "${view}"`
      })
      return withSums(scope, {
        sql: `select ${counts.join(', ')}`,
        values: views.flatMap(() => values),
      })
    },

    lines(wish, scope) {
      const { sql, values } = asked(wish, scope)
      return withSums(scope, { sql: `${select} where ${sql}${grouped} ${order(wish)}`, values })
    },

    first(condition, scope) {
      const { sql, values } = allOf([...ofScope(scope), condition])
      return withSums(scope, { sql: `${select} where ${sql}${grouped} limit 1`, values })
    },
  }
}

/** Sums are compared after they are summed up; a list may leave some of them out by itself. */
function groupedBehind(groupBy: string | undefined, condition: string): string {
  if (!groupBy) return ` and (${condition})`
  return ` group by ${groupBy} ${groupBy.includes(' having ') ? 'and' : 'having'} (${condition})`
}
