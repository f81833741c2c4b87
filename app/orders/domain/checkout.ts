import type { Actor } from '#shared/audit'
import type { Declaration } from '#orders/domain/checkout_rules'

export type Checkout = Declaration & {
  userId: number
  actor: Actor
  /** Drawn when the page was rendered; the same key always means the same order. */
  idempotencyKey: string
  ownReference: string | null
  costCentre?: string | null
  remark?: string | null
  /** Where the invoice goes, if not to the buyer: an e-mail address. */
  invoiceRecipient?: string | null
  /** The items that the buyer was shown; a program that names none orders what is in the basket. */
  shownItemIds?: readonly number[]
  /** A program charges the card by a call of its own, for which the lock's whole time is promised. */
  chargedLater?: boolean
  /** The buyer holds the scope orders.quota.checkout. */
  mayUseQuota?: boolean
  requestId?: string
}

export type PlacedOrder = {
  orderNumber: number
  /** The order of an earlier request with the same key. */
  isRepeated?: boolean
}
