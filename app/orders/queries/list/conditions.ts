import { VISIBLE_STATES } from '#orders/domain/order_state'
import type { OrderSelection } from '#orders/queries/list/order_list'
import type { Finds } from '#orders/queries/list/find_names'

export type Conditions = { where: string; bindings: unknown[] }
type Condition = { sql: string; values: unknown[] }

/** In the words of the indexes, which hold placed orders only. */
const PLACED = `o.state not in ('New', 'Locked')`
const LARGEST_NUMBER = 1_000_000_000

/** What a selection asks, with the names that its search was resolved to; needs the alias `o`. */
export function conditionsOf(selection: OrderSelection, finds: Finds | null): Conditions {
  const { userId, states, types, payments } = selection
  const conditions = [
    { sql: PLACED, values: [] },
    userId !== null && { sql: 'o.user_id = ?', values: [userId] },
    states.length < VISIBLE_STATES.length && anyOf('o.state', states),
    types.length > 0 && anyOf('o.type', types),
    payments.length > 0 && anyOf('o.payment_method', payments),
    finds && foundBy(selection.search, finds),
  ].filter((condition) => condition !== false && condition !== null)
  return {
    where: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ values }): unknown[] => values),
  }
}

const anyOf = (column: string, values: readonly string[]): Condition => ({
  sql: `${column} = any(?::text[])`,
  values: [values],
})

/** Each arm has an index; arms that can find nothing are left out, so that none is read in vain. */
function foundBy(search: string, { contactIds, productIds }: Finds): Condition {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const arms: Condition[] = [{ sql: 'o.own_reference ilike ?', values: [pattern] }]
  if (contactIds.length > 0) {
    arms.push({ sql: 'o.contact_id = any(?::bigint[])', values: [contactIds] })
  }
  if (productIds.length > 0) {
    arms.push({ sql: 'o.product_name_ids && ?::integer[]', values: [productIds] })
  }
  arms.push(...numberRanges(search))
  return {
    sql: `(${arms.map(({ sql }) => sql).join(' or ')})`,
    values: arms.flatMap(({ values }) => values),
  }
}

/** Numbers that begin with these digits. */
function numberRanges(search: string): Condition[] {
  const ranges: Condition[] = []
  if (!/^[1-9]\d{0,8}$/.test(search)) return ranges
  for (let unit = 1; Number(search) * unit < LARGEST_NUMBER; unit *= 10) {
    const from = Number(search) * unit
    ranges.push({ sql: 'o.number between ? and ?', values: [from, from + unit - 1] })
  }
  return ranges
}
