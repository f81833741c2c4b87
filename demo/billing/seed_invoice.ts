import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { insertInvoice } from '#billing/actions/invoice/insert_invoice'
import { nextInvoiceNumber } from '#billing/actions/invoice/next_invoice_number'
import { putWords } from '#billing/actions/invoice/put_words'
import { invoiceContent } from '#billing/domain/invoice/invoice_content'
import { whyNoInvoice } from '#billing/domain/invoice/may_issue'
import { getInvoicedOrder } from '#billing/queries/invoice/get_invoiced_order'
import { sellerNow } from '#billing/queries/invoice/seller_now'
import { lockOrder } from '#orders'

/** The shop has invoiced orders for so long, and not longer; reports since it makes them. */
const LONGEST_AGO_MS = 300 * 86_400_000

/** An order that gets an invoice by the rule has it from the moment at which its money came in. */
export async function seedInvoice(
  trx: TransactionClientContract,
  orderNumber: number,
  at: Date
): Promise<void> {
  if (at.getTime() < Date.now() - LONGEST_AGO_MS) return
  await lockOrder(trx, orderNumber)
  const order = await getInvoicedOrder(trx, orderNumber)
  if (whyNoInvoice(order)) return
  const number = await nextInvoiceNumber(trx, 'invoices')
  const issue = { number, issuedOn: dayInBerlin(at), seller: sellerNow() }
  const content = putWords(invoiceContent(order, issue))
  await insertInvoice(trx, { content, number, correctsId: null, actor: SYSTEM_ACTOR })
  await recordAudit(trx, {
    ...{ actor: SYSTEM_ACTOR, subject: { type: 'order', id: orderNumber }, at },
    action: 'invoices.issued',
    after: { state: 'Confirmed', invoice: content.label, grossCents: content.grossCents },
  })
}
