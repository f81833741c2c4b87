import { allOf } from '#shared/lists/condition'
import type { Described } from '#shared/lists/description'
import { isEverything, type Wish } from '#shared/lists/question'
import type { Columns, Statement, StatementParts } from '#shared/lists/statement_parts'

/** Of so many rows from where the order begins it is counted how many are found. */
export const NEAR = 250

export type CountStatements<Scope> = {
  /** How many rows there are; beyond `most` only that there are more. */
  count(wish: Wish, scope: Scope, most: number | null): Statement
  /**
   * The same with the keys of the rows where they are few: these need not be found a second time.
   * Of a search that finds more it tells how many stand among the first rows.
   */
  find(wish: Wish, scope: Scope, most: number, few: number): Statement | null
  /** How many rows the planner expects to find: it knows by its statistics, and reads none. */
  expect(wish: Wish, scope: Scope): Statement
  /** How many rows each view has; beyond `most` only that there are more. */
  counts(scope: Scope, most: number | null): Statement
  /** How many rows each choice of a filter leaves, in their order; beyond `most` only that there are more. */
  ofChoices(wishes: readonly Wish[], scope: Scope, most: number): Statement
}

export function countStatements<Scope, Line, Row>(
  list: Described<Columns, Scope, Line, Row>,
  { asked, foundIn, grouped, ofScope, order, whole, withSums }: StatementParts<Scope>
): CountStatements<Scope> {
  const { key } = list
  return {
    count(wish, scope, most) {
      const kept = isEverything(wish) ? keptCount(list, scope) : null
      if (kept) return kept
      const { sql, values } = asked(wish, scope)
      const found = `${foundIn(sql, grouped)} where ${sql}${grouped}`
      const bound = most === null ? '' : ` limit ${most + 1}`
      const counted = bound || grouped ? `(select 1 from ${found}${bound}) as found` : found
      return withSums(scope, { sql: `select count(*) as total from ${counted}`, values })
    },

    find(wish, scope, most, few) {
      if (!key) return null
      const { sql, values } = asked(wish, scope)
      const isSearch = wish.search !== ''
      const seen = allOf(ofScope(scope))
      const by = order(wish)
      const first = `
        select ${sql} as is_found from ${foundIn(sql, seen.sql, by)} where ${seen.sql} ${by} limit ${NEAR}`
      const near = `case when count(*) > ${most} then (
          select count(*) from (${first}) as first_rows where is_found) end`
      return {
        sql: `
          with found as materialized (select ${key} as key from ${foundIn(sql)} where ${sql} limit ${most + 1})
          select count(*) as total, case when count(*) <= ${Math.min(few, most)} then array(select key from found) end as keys,
                 ${isSearch ? near : 'null'} as near
            from found`,
        values: isSearch ? [...values, ...values, ...seen.values] : values,
      }
    },

    expect(wish, scope) {
      const { sql, values } = asked(wish, scope)
      return { sql: `explain (format json) select 1 from ${foundIn(sql)} where ${sql}`, values }
    },

    counts(scope, most) {
      const { sql, values } = allOf(ofScope(scope))
      const views = Object.entries(list.views ?? {})
      const found = `from ${list.viewsFrom ?? whole} where ${sql}`
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

    ofChoices(wishes, scope, most) {
      const counted = wishes.map((wish) => {
        const kept = isEverything(wish) ? keptCount(list, scope) : null
        if (kept) return { sql: `(${kept.sql})`, values: kept.values }
        const { sql, values } = asked(wish, scope)
        const found = `select 1 from ${foundIn(sql)} where ${sql} limit ${most + 1}`
        return { sql: `(select count(*) from (${found}) as found)`, values }
      })
      return {
        sql: `select array[${counted.map(({ sql }) => sql).join(', ')}]::int[] as counts`,
        values: counted.flatMap(({ values }) => values),
      }
    },
  }
}

function keptCount<Scope, Line, Row>(
  { keptTotal, counted }: Described<Columns, Scope, Line, Row>,
  scope: Scope
): Statement | null {
  const kept = keptTotal ? { sql: keptTotal, values: [] } : (counted?.(scope) ?? null)
  return kept && { sql: `select (${kept.sql}) as total`, values: kept.values }
}
