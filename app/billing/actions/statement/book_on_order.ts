import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { bookPayment, lockPayableOrder, paidByTransfer } from '#orders'
import { writtenIn, type AskedBooking, type Booked } from '#billing/actions/statement/hold_entry'
import { canBeBooked, propose } from '#billing/domain/statement/propose'

/** The order goes on once all of it is paid. */
export async function bookOnOrder(
  trx: TransactionClientContract,
  number: number | null,
  { entry, acceptsDifference, actor }: AskedBooking
): Promise<Result<Booked>> {
  const order = number === null ? null : await lockPayableOrder(trx, number)
  const paidCents = order ? await paidByTransfer(trx, order.number) : 0
  const proposal = propose(entry, order && { ...order, ...asWaiting(order), paidCents })
  if (!order || !canBeBooked(proposal) || (proposal === 'amount_differs' && !acceptsDifference)) {
    return refuse(`statements.refused.${proposal}`, { status: 409 })
  }
  const { id: entryId, amountCents, bookedOn } = entry
  const booking = { order, amountCents, bookedOn, entryId, reference: writtenIn(entry), actor }
  const missingCents = await bookPayment(trx, booking)
  return ok({ orderNumber: order.number, invoice: null, missingCents })
}

const asWaiting = ({ paymentMethod }: { paymentMethod: string }) => ({
  paymentMethod: paymentMethod as 'BankTransfer' | 'Card' | 'Quota',
})
