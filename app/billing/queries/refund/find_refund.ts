import { rows, type SqlClient } from '#shared/database'
import type { PaymentMethod } from '#catalogue'

export type Refund = {
  id: string
  orderNumber: number
  way: PaymentMethod
  amountCents: number
  state: 'Pending' | 'Done' | 'Refused'
  reason: string
  canceledBeforeCents: number
  /** When the provider was asked for it last; null while it never was. */
  sentAt: Date | null
  bookedOn: string | null
  creditNoteId: number | null
  askedBy: string
  createdAt: Date
}

const SELECT = `
  select r.id, r.order_number as "orderNumber", r.way, r.amount_cents as "amountCents", r.state,
         r.reason, r.canceled_before_cents as "canceledBeforeCents", r.sent_at as "sentAt",
         r.booked_on as "bookedOn",
         r.credit_note_id as "creditNoteId", r.asked_by as "askedBy", r.created_at as "createdAt"
    from refunds r`

/** The refund that a request's key stands for, or null. */
export function findRefundByKey(client: SqlClient, orderNumber: number, key: string) {
  return first(client, 'where r.order_number = ? and r.idempotency_key = ?', [orderNumber, key])
}

export function findRefund(client: SqlClient, id: string) {
  return first(client, 'where r.id = ?', [id])
}

/** A refund that is on its way, locked until the transaction ends; null when it is decided. */
export function holdPendingRefund(client: SqlClient, id: string) {
  return first(client, `where r.id = ? and r.state = 'Pending' for update`, [id])
}

/** The refunds of an order, in their order. */
export function listRefunds(orderNumber: number): Promise<Refund[]> {
  return rows(null, `${SELECT} where r.order_number = ? order by r.created_at, r.id`, [orderNumber])
}

async function first(client: SqlClient, rest: string, bindings: unknown[]) {
  const [refund] = await rows<Refund>(client, `${SELECT} ${rest}`, bindings)
  return refund ?? null
}
