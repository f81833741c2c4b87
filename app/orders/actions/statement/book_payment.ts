import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { moveOrder } from '#orders/actions/move_order'
import { lockOrder, type LockedOrder } from '#orders/queries/lock_order'
import { paidByTransfer } from '#orders/queries/statement/paid_by_transfer'

export type Booking = {
  order: LockedOrder & { grossCents: number }
  amountCents: number
  bookedOn: string
  entryId: number | null
  actor: Actor
}

/**
 * Books money on a locked order, and confirms the order as soon as all of it is paid. Answers what is
 * still missing, negative where too much was paid.
 */
export async function bookPayment(
  trx: TransactionClientContract,
  { order, amountCents, bookedOn, entryId, actor }: Booking
): Promise<number> {
  await rows(
    trx,
    `insert into order_payments (order_number, amount_cents, booked_on, entry_id, booked_by_id, booked_by)
     values (?, ?, ?::date, ?, ?, ?)`,
    [order.number, amountCents, bookedOn, entryId, actor.id, actor.label]
  )
  const missing = order.grossCents - (await paidByTransfer(trx, order.number))
  await recordAudit(trx, {
    actor,
    subject: { type: 'order', id: order.number },
    action: 'payments.booked',
    after: { state: order.state, amountCents, bookedOn, entryId, missingCents: missing },
  })
  if (missing <= 0) await moveOrder(trx, order, { to: 'Confirmed', actor })
  return missing
}

/** An order that may get money, locked; its amount comes along. */
export async function lockPayableOrder(trx: TransactionClientContract, number: number) {
  const order = await lockOrder(trx, number)
  if (!order) return null
  const [facts] = await rows<{ grossCents: number; paymentMethod: string; placedOn: string }>(
    trx,
    `select gross_cents as "grossCents", payment_method as "paymentMethod",
            (created_at at time zone 'Europe/Berlin')::date as "placedOn"
       from orders where id = ?`,
    [order.id]
  )
  return { ...order, ...facts! }
}
