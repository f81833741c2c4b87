import type { Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import { creditorReference } from '#shared/domain/creditor_reference'
import { bookPayment, lockPayableOrder, refuseBookingDay } from '#orders'

export type TransferConfirmation = {
  orderNumber: number
  /** The version that the person was looking at; programs may leave it out. */
  expectedVersion?: number
  bookedOn: CalendarDay
  amountCents: number
  /** As the bank shows it; the order's own reference where nothing is said. */
  reference?: string | null
  actor: Actor
}

/** The order goes on to Confirmed once all of it is paid; answers what is still missing. */
export function confirmTransfer(wish: TransferConfirmation): Promise<Result<number>> {
  return transaction(async (trx) => {
    const order = await lockPayableOrder(trx, wish.orderNumber)
    if (!order) return refuse('orders.errors.not_found', { status: 404 })
    const refusal = refusalOf(order, wish)
    if (refusal) return { ok: false, refusal }
    const { amountCents, actor } = wish
    const reference = wish.reference || creditorReference(order.number)
    const bookedOn = wish.bookedOn.iso
    return ok(await bookPayment(trx, { order, amountCents, bookedOn, reference, actor }))
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
  if (expectedVersion !== undefined && order.version !== expectedVersion) {
    return { code: 'statements.errors.changed_meanwhile', status: 409 }
  }
  return refuseBookingDay(bookedOn, { placedOn: order.placedOn, today: CalendarDay.today() })
}
