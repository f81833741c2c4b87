import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, type Result } from '#shared/domain/result'
import { moveOrder, type Move } from '#orders/actions/move_order'
import { bookPayment, lockPayableOrder } from '#orders/actions/payment_received/book_payment'
import { creditorReference } from '#shared/domain/creditor_reference'
import { refuseBookingDay } from '#orders/domain/booking_day'
import { paidByTransfer } from '#orders/queries/payment/paid_by_transfer'

export type PaymentByHand = {
  /** Booking day of the transfer; today where nothing is said. */
  bookedOn?: CalendarDay
  /** As the bank shows it; the order's own reference where nothing is said. */
  reference?: string | null
}

/** Confirmed says that its transfer arrived: what was missing is booked and can be refunded. */
export async function confirmByHand(
  trx: TransactionClientContract,
  number: number,
  { bookedOn, reference, ...move }: PaymentByHand & Omit<Move, 'to'>
): Promise<Result<undefined>> {
  const order = (await lockPayableOrder(trx, number))!
  const today = CalendarDay.today()
  const { placedOn } = order
  const refusal = bookedOn ? refuseBookingDay(bookedOn, { placedOn, today }) : null
  if (refusal) return { ok: false, refusal }
  const missing = order.grossCents - (await paidByTransfer(trx, number))
  if (order.paymentMethod !== 'BankTransfer' || missing <= 0) {
    await moveOrder(trx, order, { ...move, to: 'Confirmed' })
    return ok()
  }
  const booking = {
    ...{ order, amountCents: missing, actor: move.actor },
    bookedOn: (bookedOn ?? today).iso,
    reference: reference || creditorReference(number),
  }
  await bookPayment(trx, booking, move)
  return ok()
}
