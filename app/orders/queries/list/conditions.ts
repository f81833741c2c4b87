import { anyOf, either, type Condition } from '#shared/lists'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import type { OrderSelection } from '#orders/queries/list/order_list'

export type Finds = {
  contactIds: number[]
  productSetIds: number[]
  /** Orders whose number or own reference has it; null where there are none. */
  own: Condition | null
  /** Its contacts or products alone stand in more orders than are sorted. */
  isMany: boolean
  /** Up to so many finds are taken together and sorted; more are looked for one after the other. */
  mostSorted: number
}

export type Conditions = { where: string; bindings: unknown[] }

/** In the words of the indexes, which hold placed orders only. */
export const PLACED = `o.state not in ('New', 'Locked')`

/** What a selection asks, with the names that its search was resolved to; needs the alias `o`. */
export function conditionsOf(selection: OrderSelection, finds: Finds | null): Conditions {
  const { userId, states, types, payments, others } = selection
  const conditions = [
    { sql: PLACED, values: [] },
    userId !== null && { sql: 'o.user_id = ?', values: [userId] },
    states.length < VISIBLE_STATES.length && anyOf('o.state', states, 'text'),
    types.length > 0 && anyOf('o.type', types, 'text'),
    payments.length > 0 && anyOf('o.payment_method', payments, 'text'),
    ...others,
    finds && foundBy(finds),
  ].filter((condition) => condition !== false && condition !== null)
  return {
    where: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ values }): unknown[] => values),
  }
}

/** Each arm has an index; arms that can find nothing are left out, so that none is read in vain. */
function foundBy({ contactIds, productSetIds, own }: Finds): Condition {
  const arms: Condition[] = own ? [own] : []
  if (contactIds.length > 0) arms.push(anyOf('o.contact_id', contactIds, 'bigint'))
  if (productSetIds.length > 0) arms.push(anyOf('o.product_set_id', productSetIds, 'integer'))
  return either(arms)
}
