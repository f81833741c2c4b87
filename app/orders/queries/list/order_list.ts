import { VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'
import type { OrderType } from '#orders/domain/order_type'
import type { PaymentMethod } from '#catalogue'
import type { Condition } from '#shared/lists'

/** Columns by which lists of orders are sorted; each has an index of its own. */
export const SORT_COLUMNS = {
  number: 'number',
  created: 'created_at',
  updated: 'updated_at',
  customer: 'company_key',
  payment: 'payment_method',
  gross: 'gross_cents',
  state: 'state_rank',
} as const

export type OrderSort = keyof typeof SORT_COLUMNS

/** Which orders a list is about; an empty filter lets everything through. */
export type OrderSelection = {
  /** One customer's orders; null for those of all. */
  userId: number | null
  states: readonly OrderState[]
  types: readonly OrderType[]
  payments: readonly PaymentMethod[]
  /** Days, customers, products and whatever else kept counts know nothing of. */
  others: readonly Condition[]
  search: string
}

/** Whether a selection leaves out orders for another reason than its search. */
export const isNarrowed = ({ userId, states, types, payments, others }: OrderSelection): boolean =>
  userId !== null ||
  states.length < VISIBLE_STATES.length ||
  types.length + payments.length + others.length > 0

export type OrderList = OrderSelection & {
  orderBy: OrderSort
  orderDirection: 'asc' | 'desc'
  page: number
  limit: number
}

/** Up to here the finds of a search are counted; whoever has more narrows the search. */
export const MOST_COUNTED = 1_000
