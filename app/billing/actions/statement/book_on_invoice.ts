import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { writtenIn, type AskedBooking, type Booked } from '#billing/actions/statement/hold_entry'
import { invoiceLabel } from '#billing/domain/invoice/content'
import { dueOf, type InvoiceMoney } from '#billing/domain/statement/invoice_payment'
import { canBeBooked, proposeInvoice } from '#billing/domain/statement/propose'
import { CREDITED, IS_PAYABLE, PAID } from '#billing/queries/invoice/invoice_money_sql'

/** On an invoice that is of no order; of two lines for one the second sees what the first one paid. */
export async function bookOnInvoice(
  trx: TransactionClientContract,
  number: number,
  { entry, acceptsDifference, actor }: AskedBooking
): Promise<Result<Booked>> {
  const invoice = await lockPayableInvoice(trx, number)
  if (!invoice) return refuse('statements.refused.no_invoice', { status: 409 })
  const proposal = proposeInvoice(entry, dueOf(invoice))
  if (!canBeBooked(proposal) || (proposal === 'amount_differs' && !acceptsDifference)) {
    return refuse(`statements.refused.${proposal}`, { status: 409 })
  }
  const { id: entryId, amountCents, bookedOn } = entry
  await rows(
    trx,
    `insert into invoice_payments (invoice_id, amount_cents, booked_on, entry_id, reference,
        booked_by_id, booked_by) values (?, ?, ?::date, ?, ?, ?, ?)`,
    [invoice.id, amountCents, bookedOn, entryId, writtenIn(entry), actor.id, actor.label]
  )
  const missingCents = dueOf(invoice) - amountCents
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'invoice', id: invoice.id }, action: 'payments.booked' },
    after: { amountCents, bookedOn, entryId, missingCents },
  })
  return ok({ orderNumber: null, invoice: invoiceLabel('Invoice', number), missingCents })
}

/** Locked first and read then, so that what another one has just booked is counted. */
async function lockPayableInvoice(trx: TransactionClientContract, number: number) {
  const [locked] = await rows<{ id: number }>(
    trx,
    `select i.id from invoices i where ${IS_PAYABLE} and i.number = ? for update`,
    [number]
  )
  if (!locked) return null
  const [money] = await rows<InvoiceMoney>(
    trx,
    `select i.gross_cents as "grossCents", ${CREDITED} as "creditedCents", ${PAID} as "paidCents"
       from invoices i where i.id = ?`,
    [locked.id]
  )
  return { ...locked, ...money! }
}
