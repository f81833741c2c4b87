import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { clock } from '#shared/clock'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { insertInvoice } from '#billing/actions/invoice/insert_invoice'
import { issueInvoiceIn } from '#billing/actions/invoice/issue_invoice'
import { nextInvoiceNumber } from '#billing/actions/invoice/next_invoice_number'
import { putWords } from '#billing/actions/invoice/put_words'
import { creditNoteContent } from '#billing/domain/credit_note/credit_note_content'
import { creditOf } from '#billing/domain/refund/money_of_order'
import { getInvoicedOrder } from '#billing/queries/invoice/get_invoiced_order'
import type { Refund } from '#billing/queries/refund/find_refund'
import { moneyOf } from '#billing/queries/refund/money_of'

/** In a series of its own, under its order's lock; none where there is no invoice to correct. Of the past where a moment is said. */
export async function issueCreditNote(
  trx: TransactionClientContract,
  refund: Refund,
  actor: Actor,
  at?: Date
): Promise<void> {
  const { orderNumber, amountCents } = refund
  const money = await moneyOf(trx, orderNumber)
  const before = { ...money, refundedCents: money.refundedCents - amountCents }
  const credit = creditOf(before, amountCents)
  if (!credit) return
  const invoice = await issueInvoiceIn(trx, orderNumber, actor)
  if (!invoice.ok) return

  const number = await nextInvoiceNumber(trx, 'credit_notes')
  const order = await getInvoicedOrder(trx, orderNumber)
  const issuedOn = dayInBerlin(at ?? clock.now().toJSDate())
  const paper = { number, issuedOn, refund, credit, invoice: invoice.value }
  const content = putWords(creditNoteContent(order, paper))
  const correctsId = invoice.value.id
  const noteId = await insertInvoice(trx, { content, number, correctsId, actor })
  await rows(trx, 'update refunds set credit_note_id = ? where id = ?', [noteId, refund.id])
  await recordAudit(trx, {
    ...{ actor, at },
    subject: { type: 'order', id: orderNumber },
    action: 'invoices.credited',
    after: { state: order.state, creditNote: content.label, grossCents: content.grossCents },
  })
}
