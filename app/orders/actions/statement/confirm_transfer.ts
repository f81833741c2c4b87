import type { Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import { bookPayment, lockPayableOrder } from '#orders/actions/statement/book_payment'

export type TransferConfirmation = {
  orderNumber: number
  expectedVersion: number
  /** Booking day as the bank names it. */
  bookedOn: CalendarDay
  amountCents: number
  actor: Actor
}

/**
 * Staff say that a transfer has arrived, with its booking day. The order goes on to Confirmed once all
 * of it is paid; answers what is still missing.
 */
export function confirmTransfer(wish: TransferConfirmation): Promise<Result<number>> {
  return transaction(async (trx) => {
    const order = await lockPayableOrder(trx, wish.orderNumber)
    if (!order) return refuse('orders.errors.not_found', { status: 404 })
    const refusal = refusalOf(order, wish)
    if (refusal) return { ok: false, refusal }
    const { amountCents, actor } = wish
    const bookedOn = wish.bookedOn.iso
    return ok(await bookPayment(trx, { order, amountCents, bookedOn, entryId: null, actor }))
  })
}

type Order = NonNullable<Awaited<ReturnType<typeof lockPayableOrder>>>

function refusalOf(
  order: Order,
  { expectedVersion, bookedOn }: TransferConfirmation
): Refusal | null {
  if (order.state !== 'Registered' || order.paymentMethod !== 'BankTransfer') {
    return { code: 'statements.errors.not_waiting', status: 409 }
  }
  if (order.version !== expectedVersion) {
    return { code: 'statements.errors.changed_meanwhile', status: 409 }
  }
  if (bookedOn.isAfter(CalendarDay.today())) {
    return { code: 'statements.errors.future_day', field: 'bookedOn' }
  }
  if (bookedOn.iso < order.placedOn) {
    const params = { day: order.placedOn.replaceAll('-', '/') }
    return { code: 'statements.errors.before_order', params, field: 'bookedOn' }
  }
  return null
}
