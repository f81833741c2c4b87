import { readRows } from '#shared/reading/read_rows'
import { STATE_GROUPS, VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'

/** The views of the staff's list: groups of states, in the order of their tabs. */
export const ORDER_VIEWS = {
  all: VISIBLE_STATES,
  ...STATE_GROUPS,
  rejected: ['Rejected'],
  archived: ['Archived'],
} as const satisfies Record<string, readonly OrderState[]>

export type OrderView = keyof typeof ORDER_VIEWS

export const ORDER_VIEW_NAMES = Object.keys(ORDER_VIEWS) as OrderView[]

/** How many orders each view holds, of one customer or of all, whatever else the list asks. */
export async function countOrdersByView(
  userId: number | null = null
): Promise<Record<OrderView, number>> {
  const counted = userId === null ? await countAll() : await countOf(userId)
  const counts = new Map(counted.map(({ state, orders }) => [state, orders]))
  const sum = (states: readonly OrderState[]) =>
    states.reduce((total, state) => total + (counts.get(state) ?? 0), 0)
  const views = ORDER_VIEW_NAMES.map((view) => [view, sum(ORDER_VIEWS[view])])
  return Object.fromEntries(views) as Record<OrderView, number>
}

const countAll = () =>
  readRows<{ state: OrderState; orders: number }>(
    'select state, sum(orders)::bigint as orders from order_tallies group by state'
  )

const countOf = (userId: number) =>
  readRows<{ state: OrderState; orders: number }>(
    'select state, count(*) as orders from orders where user_id = ? group by state',
    [userId]
  )
