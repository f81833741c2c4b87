import type { PaymentMethod } from '#catalogue'
import type { OrderState } from '#orders'

export type EntryState = 'Open' | 'Booked' | 'SetAside'

/**
 * What staff are proposed for a line. exact: reference and amount fit. amount_differs: the order waits
 * for another amount. already_booked: the order is paid. closed: the order does not wait for money any
 * more. no_transfer: it is paid in another way. unknown: no such reference or order. suggested: no such
 * reference, but something else speaks for an order. outgoing: money
 * that left the account. booked, set_aside: decided.
 */
export const PROPOSALS = [
  'exact',
  'amount_differs',
  'unknown',
  'suggested',
  'already_booked',
  'closed',
  'no_transfer',
  'outgoing',
  'booked',
  'set_aside',
] as const
export type Proposal = (typeof PROPOSALS)[number]

export type WaitingOrder = {
  state: OrderState
  paymentMethod: PaymentMethod
  grossCents: number
  paidCents: number
}

type Line = { state: EntryState; amountCents: number }

export function propose({ state, amountCents }: Line, order: WaitingOrder | null): Proposal {
  if (state !== 'Open') return state === 'Booked' ? 'booked' : 'set_aside'
  if (amountCents < 0) return 'outgoing'
  if (!order) return 'unknown'
  if (order.paymentMethod !== 'BankTransfer') return 'no_transfer'
  if (
    order.paidCents >= order.grossCents ||
    !['Registered', 'Rejected', 'Failed'].includes(order.state)
  ) {
    return 'already_booked'
  }
  if (order.state !== 'Registered') return 'closed'
  return amountCents === order.grossCents - order.paidCents ? 'exact' : 'amount_differs'
}

/** Whether a line can be booked on its order. */
export const canBeBooked = (proposal: Proposal): boolean =>
  proposal === 'exact' || proposal === 'amount_differs'
