import { defineList } from '#shared/lists'
import { ORDER_STATES, type OrderState } from '#orders/domain/order_state'

type Found = { number: number; createdAt: Date; grossCents: number; state: OrderState }

/** Test orders of a user, asked as one's own orders are; nothing real is among them (ADR 69). */
export const testOrderList = defineList<Found, number>()({
  columns: {
    number: 't.number',
    createdAt: 't.created_at',
    grossCents: 't.gross_cents',
    state: `'Completed'::text`,
  },
  from: 'test_orders t',
  within: (userId) => ({ sql: 't.user_id = ?', values: [userId] }),
  sort: { number: 'number', created: 'createdAt', gross: 'grossCents', state: 'state' },
  usual: { by: 'created', direction: 'desc' },
  tieBreaker: 't.number',
  search: ['number'],
  filters: { state: { column: 'state', values: ORDER_STATES } },
})
