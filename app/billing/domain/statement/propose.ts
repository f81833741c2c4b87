import type { PaymentMethod } from '#catalogue'
import type { OrderState } from '#orders'

export type EntryState = 'Open' | 'Booked' | 'SetAside'

/**
 * What staff are proposed for a line. exact: reference and amount fit. amount_differs: order or invoice
 * wait for another amount. already_booked: it is paid. closed: the order does not wait for money any
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

export function propose(line: Line, order: WaitingOrder | null): Proposal {
  return withoutQuestion(line) ?? (order ? proposeOrder(line, order) : 'unknown')
}

/** Of an invoice that is of no order it only matters what is due. */
export function proposeInvoice(line: Line, dueCents: number): Proposal {
  return withoutQuestion(line) ?? (dueCents > 0 ? compare(line, dueCents) : 'already_booked')
}

function withoutQuestion({ state, amountCents }: Line): Proposal | null {
  if (state !== 'Open') return state === 'Booked' ? 'booked' : 'set_aside'
  return amountCents < 0 ? 'outgoing' : null
}

function proposeOrder(line: Line, order: WaitingOrder): Proposal {
  if (order.paymentMethod !== 'BankTransfer') return 'no_transfer'
  if (
    order.paidCents >= order.grossCents ||
    !['Registered', 'Rejected', 'Failed'].includes(order.state)
  ) {
    return 'already_booked'
  }
  if (order.state !== 'Registered') return 'closed'
  return compare(line, order.grossCents - order.paidCents)
}

const compare = ({ amountCents }: Line, dueCents: number): Proposal =>
  amountCents === dueCents ? 'exact' : 'amount_differs'

/** Whether a line can be booked on its order. */
export const canBeBooked = (proposal: Proposal): boolean =>
  proposal === 'exact' || proposal === 'amount_differs'
