import { anyOf, either, momentsFrom, momentsUntil, type Condition } from '#shared/lists'
import type { Filter } from '#shared/lists/question'
import { SALES_STATES } from '#orders/domain/order_state'

/** By its code; what it was called when it was ordered does not matter. */
const PRODUCT: Filter & { condition: (chosen: string[]) => Condition } = {
  condition: (chosen) => ({
    sql: `exists (select from order_items i join products p on p.id = i.product_id
                   where i.order_id = o.id and p.code = any(?::text[]))`,
    values: [chosen],
  }),
}

/** What else the list of staff is narrowed by: statistics lead to the orders behind their figures by these. */
export const OTHER_FILTERS = {
  createdFrom: momentsFrom('o.created_at'),
  createdTo: momentsUntil('o.created_at'),
  /** State, where an archived order counts as what it was before. */
  salesState: {
    values: SALES_STATES,
    condition: (chosen: string[]): Condition =>
      either([
        anyOf('o.state', chosen, 'text'),
        { sql: `o.state = 'Archived' and sales_state(o) = any(?::text[])`, values: [chosen] },
      ]),
  },
  users: {
    values: ['Internal', 'External'],
    condition: (chosen: string[]): Condition => ({
      sql: `exists (select from users u
                     where u.id = o.user_id and (u.kind = 'staff') = any(?::boolean[]))`,
      values: [chosen.map((one) => one === 'Internal')],
    }),
  },
  customer: {
    isId: true,
    condition: (chosen: string[]) => anyOf('o.user_id', chosen.map(Number), 'bigint'),
  },
  product: PRODUCT,
} as const

type Chosen = Readonly<Record<keyof typeof OTHER_FILTERS, string[]>>

export const othersOf = (chosen: Chosen): Condition[] =>
  Object.entries(OTHER_FILTERS).flatMap(([name, { condition }]) => {
    const values = chosen[name as keyof Chosen]
    return values.length > 0 ? [condition(values)] : []
  })
