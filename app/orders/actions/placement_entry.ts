import type { PricedQuote } from '#catalogue'
import { currentRequestId } from '#shared/request_context'
import type { Checkout } from '#orders/domain/checkout'

export const placementEntry = ({
  quote,
  checkout,
}: {
  quote: PricedQuote
  checkout: Checkout
}) => ({
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
