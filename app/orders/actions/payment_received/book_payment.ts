import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { moveOrder, type Move } from '#orders/actions/move_order'
import { lockOrder, type LockedOrder } from '#orders/queries/lock_order'
import { paidByTransfer } from '#orders/queries/payment/paid_by_transfer'

export type Booking = {
  order: Pick<LockedOrder, 'number' | 'state'> & { grossCents: number }
  amountCents: number
  /** Booking day as the bank names it (YYYY-MM-DD). */
  bookedOn: string
  /** The line of a statement, where it came from one. */
  entryId?: number | null
  /** What the payer wrote, or what tells the payment at the bank. */
  reference: string | null
  actor: Actor
  /** When it was booked; now where nothing is said. */
  at?: Date
}

type PayableOrder = NonNullable<Awaited<ReturnType<typeof lockPayableOrder>>>

/** Confirms the order once all is paid; answers what is missing, negative where too much came. */
export async function bookPayment(
  trx: TransactionClientContract,
  booking: Booking & { order: PayableOrder },
  more: Pick<Move, 'reason' | 'requestId'> = {}
): Promise<number> {
  const missing = await recordPayment(trx, booking)
  const { order, actor } = booking
  if (missing <= 0) await moveOrder(trx, order, { ...more, to: 'Confirmed', actor })
  return missing
}

export async function recordPayment(
  trx: TransactionClientContract,
  { order, amountCents, bookedOn, entryId = null, reference, actor, at }: Booking
): Promise<number> {
  await rows(
    trx,
    `insert into order_payments (order_number, amount_cents, booked_on, entry_id, reference,
        booked_by_id, booked_by, created_at)
     values (?, ?, ?::date, ?, ?, ?, ?, coalesce(?::timestamptz, now()))`,
    [
      ...[order.number, amountCents, bookedOn, entryId, reference],
      ...[actor.id, actor.label, at ?? null],
    ]
  )
  const missing = order.grossCents - (await paidByTransfer(trx, order.number))
  await recordAudit(trx, {
    ...{ actor, at, subject: { type: 'order', id: order.number }, action: 'payments.booked' },
    after: { state: order.state, amountCents, bookedOn, reference, entryId, missingCents: missing },
  })
  return missing
}

export async function lockPayableOrder(trx: TransactionClientContract, number: number) {
  const order = await lockOrder(trx, number)
  if (!order) return null
  const [facts] = await rows<{ grossCents: number; paymentMethod: string; placedOn: string }>(
    trx,
    `select gross_cents as "grossCents", payment_method as "paymentMethod",
            shop_day(created_at) as "placedOn"
       from orders where id = ?`,
    [order.id]
  )
  return { ...order, ...facts! }
}
