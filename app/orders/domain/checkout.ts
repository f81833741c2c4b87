import type { Actor } from '#shared/audit'
import type { Declaration } from '#orders/domain/checkout_rules'

/** What a buyer sends with the last step of the basket. */
export type Checkout = Declaration & {
  userId: number
  actor: Actor
  /** Drawn when the page was rendered; the same key always means the same order. */
  idempotencyKey: string
  ownReference: string | null
  requestId?: string
}

export type PlacedOrder = { orderNumber: number }
