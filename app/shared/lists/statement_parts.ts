import { allOf, type Condition } from '#shared/lists/condition'
import type { Described } from '#shared/lists/description'
import { conditionsOf } from '#shared/lists/list_conditions'
import { orderOf, termsOf, type Term, type Way } from '#shared/lists/list_order'
import { placeColumn } from '#shared/lists/place'
import type { Wish } from '#shared/lists/question'
import { selected } from '#shared/lists/selected'

export type Statement = { sql: string; values: unknown[] }

export type Columns = Readonly<Record<string, string>>

/** What the statements of a list are put together from: its own text alone, values are bound. */
export type StatementParts<Scope> = {
  select: string
  whole: string
  /** What rows are found in: without the joined tables that these parts of a statement do not name. */
  foundIn: (...parts: string[]) => string
  placed: (wish: Wish) => string
  /** Behind the conditions of a list of sums. */
  grouped: string
  ofScope: (scope: Scope) => (Condition | null)[]
  asked: (wish: Wish, scope: Scope) => Condition
  terms: (wish: Wish) => Term[]
  order: (wish: Wish, way?: Way) => string
  withSums: (scope: Scope, statement: Statement) => Statement
}

export function statementParts<Scope, Line, Row>(
  list: Described<Columns, Scope, Line, Row>
): StatementParts<Scope> {
  const { columns, from, joined = {} } = list
  const whole = [from, ...Object.values(joined)].join(' ')
  const ofScope = (scope: Scope) => [
    list.where ? { sql: list.where, values: [] } : null,
    list.within?.(scope) ?? null,
  ]
  const terms = (wish: Wish) => termsOf(list, wish.orderBy, { direction: wish.orderDirection })
  return {
    select: `select ${selected(columns)} from ${whole}`,
    whole,
    foundIn(...parts) {
      const isNamed = ([alias]: [string, string]) => parts.some((sql) => sql.includes(`${alias}.`))
      const named = Object.entries(joined).filter(isNamed)
      return [from, ...named.map(([, join]) => join)].join(' ')
    },
    placed: (wish) => `select ${selected(columns)}, ${placeColumn(terms(wish))} from ${whole}`,
    grouped: list.groupBy ? ` group by ${list.groupBy}` : '',
    ofScope,
    asked: (wish, scope) => allOf([...ofScope(scope), ...conditionsOf(list, wish)]),
    terms,
    order: (wish, way = { direction: wish.orderDirection }) =>
      `order by ${orderOf(list, wish.orderBy, way)}`,
    withSums(scope, { sql, values }) {
      const sums = list.sums?.(scope)
      if (!sums) return { sql, values }
      return { sql: `with sums as (${sums.sql}) ${sql}`, values: [...sums.values, ...values] }
    },
  }
}
