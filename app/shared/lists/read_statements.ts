import { allOf, type Condition } from '#shared/lists/condition'
import type { Described } from '#shared/lists/description'
import { followsKey, gatheredBy, type Way } from '#shared/lists/list_order'
import { placeColumn } from '#shared/lists/place'
import type { Wish } from '#shared/lists/question'
import { selected } from '#shared/lists/selected'
import type { Columns, Statement, StatementParts } from '#shared/lists/statement_parts'

type Stretch = Way & { limit: number; offset: number }

/** So many rows are passed over by their names, and not read for it. */
const MANY = 500

/** What a count has told: the keys of few, or that many lie far from where the order begins. */
type Known = {
  keys?: readonly unknown[] | null
  areFar?: boolean
  isPlaced?: boolean
}

export type ReadStatements<Scope> = {
  /** What is searched, with its places and how much of it there is; a page behind the last one has no row. */
  searched(wish: Wish, scope: Scope): Statement | null
  /** Where a list has a key, the rows of a stretch are found by it alone, and read then. */
  page(wish: Wish, scope: Scope, stretch: Stretch, known?: Known): Statement
  /** The first rows of a stretch, with their places. Sums are known once they are summed up. */
  behind(wish: Wish, scope: Scope, wanted: { stretch: Condition; limit: number }): Statement
  lines(wish: Wish, scope: Scope): Statement
  first(condition: Condition, scope: Scope): Statement
}

export function readStatements<Scope, Line, Row>(
  list: Described<Columns, Scope, Line, Row>,
  {
    asked,
    foundIn,
    grouped,
    ofScope,
    order,
    placed,
    select,
    terms,
    whole,
    withSums,
  }: StatementParts<Scope>
): ReadStatements<Scope> {
  const { columns, key } = list
  return {
    searched(wish, scope) {
      const names = list.searchedBy
      if (!names || wish.search === '') return null
      const { sql, values } = asked(wish, scope)
      const by = order(wish)
      const { named, same } = byNames(names)
      const read = selected({ ...columns, listTotal: 'found.total' })
      return {
        sql: `
          with found as materialized (
            select ${named}, count(*) over () as total from ${whole} where ${sql} ${by} limit ? offset ?)
          select ${read}, ${placeColumn(terms(wish))} from ${whole} join found on ${same} ${by}`,
        values: [...values, wish.limit, (wish.page - 1) * wish.limit],
      }
    },

    page(wish, scope, { limit, offset, ...way }, { keys, areFar, isPlaced } = {}) {
      const by = order(wish, way)
      const read = isPlaced ? placed(wish) : select
      if (keys) {
        const sql = `${read} where ${key} = any(?) ${by} limit ? offset ?`
        return { sql, values: [keys, limit, offset] }
      }
      const { sql, values } = asked(wish, scope)
      if (areFar && followsKey(list)) {
        const { gathered, ordered } = gatheredBy(list, foundIn, wish.orderBy, way, sql)
        const found = `select key from gathered ${ordered} limit ? offset ?`
        return {
          sql: `${gathered} ${read} where ${key} in (${found}) ${by}`,
          values: [...values, limit, offset],
        }
      }
      const stretch = `where ${sql}${grouped} ${by} limit ? offset ?`
      if (list.searchedBy && offset >= MANY) {
        const { named, same } = byNames(list.searchedBy)
        const passed = `select ${named} from ${foundIn(stretch)} ${stretch}`
        return {
          sql: `with found as materialized (${passed}) ${read} join found on ${same} ${by}`,
          values: [...values, limit, offset],
        }
      }
      const found = `select ${key} from ${foundIn(stretch)} ${stretch}`
      return withSums(scope, {
        sql: key ? `${read} where ${key} in (${found}) ${by}` : `${read} ${stretch}`,
        values: [...values, limit, offset],
      })
    },

    behind(wish, scope, { stretch, limit }) {
      const by = order(wish)
      const { sql, values } = asked(wish, scope)
      const found = `where ${sql}${groupedBehind(list.groupBy, stretch.sql)} ${by} limit ?`
      const read = placed(wish)
      return withSums(scope, {
        sql: key
          ? `${read} where ${key} in (select ${key} from ${foundIn(found)} ${found}) ${by}`
          : `${read} ${found}`,
        values: [...values, ...stretch.values, limit],
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

/** Columns that name a row, as those of what is found, and how that is joined. */
const byNames = (names: readonly string[]) => ({
  named: names.map((column, at) => `${column} as name_${at}`).join(', '),
  same: names.map((column, at) => `${column} = found.name_${at}`).join(' and '),
})

/** Sums are compared after they are summed up; a list may leave some of them out by itself. */
function groupedBehind(groupBy: string | undefined, condition: string): string {
  if (!groupBy) return ` and (${condition})`
  return ` group by ${groupBy} ${groupBy.includes(' having ') ? 'and' : 'having'} (${condition})`
}
