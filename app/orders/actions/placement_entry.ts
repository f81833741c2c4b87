import { currentRequestId } from '#shared/http/request_context'
import type { NewOrder } from '#orders/actions/insert_order'

/** The first entry in an order's history: who placed it, for how much, under which terms. */
export const placementEntry = ({ quote, checkout }: NewOrder) => ({
  actor_id: checkout.actor.id,
  actor_label: checkout.actor.label,
  action: 'orders.placed',
  after: {
    state: 'Registered',
    grossCents: quote.grossCents,
    paymentMethod: checkout.paymentMethod,
    consents: checkout.consents,
  },
  request_id: checkout.requestId ?? currentRequestId() ?? null,
})
