import type { Buyer } from '#basket'
import type { Quote } from '#catalogue'
import type { Checkout } from '#orders/domain/checkout'

/**
 * Created: written, no charge sent. Charging: a charge may have reached the provider. Pending: the
 * bank is asked. Expired: the lock ran out, the provider is still watched. Failed: the provider said
 * no, or was never reached. Paid: became an order. Review: money was taken that no order can use;
 * staff give it back (Refunding, Refunded).
 */
export const ATTEMPT_STATES = [
  'Created',
  'Charging',
  'Pending',
  'Expired',
  'Failed',
  'Paid',
  'Review',
  'Refunding',
  'Refunded',
] as const

export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** Why an attempt failed or has to be looked at; also the key of the words for it. */
export type AttemptReason =
  | 'declined'
  | 'unreachable'
  | 'interrupted'
  | 'abandoned'
  | 'duplicate'
  | 'amount_mismatch'
  | 'chargeback'

/** What the buyer agreed to when the payment began; the order is made of it whatever changes. */
export type PaymentSnapshot = {
  buyer: Buyer
  quote: Quote
  checkout: Checkout
  /** When the buyer declared this (ISO, UTC). */
  declaredAt: string
}

export type PaymentAttempt = {
  id: string
  userId: number
  providerOrderId: string
  state: AttemptState
  amountCents: number
  currency: string
  snapshot: PaymentSnapshot
  basketItemIds: number[]
  customerId: string | null
  cardId: string | null
  paymentId: string | null
  chargeId: string | null
  redirectUrl: string | null
  capturedCents: number
  reason: AttemptReason | null
  /** The provider's words for the customer. */
  message: string | null
  orderNumber: number | null
  /** The try that its payment link is named by, once a card was tried by the link. */
  linkId: string | null
  /** A bank has taken the money of the order back. */
  isChargedBack: boolean
  expiresAt: Date
  isExpired: boolean
  lookUps: number
  createdAt: Date
}

const LIVE: readonly AttemptState[] = ['Created', 'Charging', 'Pending']

/** Whether the attempt may still hold its buyer's basket. */
export const isLive = (state: AttemptState): boolean => LIVE.includes(state)

/** As long as an attempt is in one of these, its buyer's money may come without anybody doing more. */
export const AWAITED_STATES: readonly AttemptState[] = [...LIVE, 'Expired']

/** Whether money that arrives for the attempt has not been given a place yet. */
export const canBePaid = (state: AttemptState): boolean =>
  AWAITED_STATES.includes(state) || state === 'Failed'

/** Whether nothing more is expected to happen by itself. */
export const isSettled = (state: AttemptState): boolean => !AWAITED_STATES.includes(state)

/** What names a payment to programs: all tries by one link are one payment to them. */
export const linkOf = ({ id, linkId }: Pick<PaymentAttempt, 'id' | 'linkId'>): string =>
  linkId ?? id

/** A program has prepared it, so that a person may pay it by its link. */
export const hasLink = ({ snapshot }: Pick<PaymentAttempt, 'snapshot'>): boolean =>
  snapshot.checkout.chargedLater === true

/** Whether the link can still be paid by: no charge was sent, and the basket is kept for it. */
export const isPayable = (
  attempt: Pick<PaymentAttempt, 'snapshot' | 'state' | 'isExpired'>
): boolean => hasLink(attempt) && attempt.state === 'Created' && !attempt.isExpired
