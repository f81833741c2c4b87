import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { ok, refuse, type Result } from '#shared/domain/result'
import { CalendarDay } from '#shared/domain/calendar_day'
import { lockOrder } from '#orders'
import { insertInvoice } from '#billing/actions/invoice/insert_invoice'
import { nextInvoiceNumber } from '#billing/actions/invoice/next_invoice_number'
import { putWords } from '#billing/actions/invoice/put_words'
import { invoiceContent } from '#billing/domain/invoice/invoice_content'
import { whyNoInvoice } from '#billing/domain/invoice/may_issue'
import { findInvoiceOfOrder, type StoredInvoice } from '#billing/queries/invoice/find_invoice'
import { getInvoicedOrder } from '#billing/queries/invoice/get_invoiced_order'
import { sellerNow } from '#billing/queries/invoice/seller_now'

/** Once: who comes second gets the one there is. One change writes all, so numbers have no gaps. */
export async function issueInvoice(
  orderNumber: number,
  actor: Actor
): Promise<Result<StoredInvoice>> {
  const issued = await transaction(async (trx) => {
    const result = await issueInvoiceIn(trx, orderNumber, actor)
    await failpoint('invoice.in_issue')
    return result
  })
  await failpoint('invoice.after_issue')
  return issued
}

/** The same inside the caller's transaction. */
export async function issueInvoiceIn(
  trx: TransactionClientContract,
  orderNumber: number,
  actor: Actor
): Promise<Result<StoredInvoice>> {
  if (!(await lockOrder(trx, orderNumber))) {
    return refuse('orders.errors.not_found', { status: 404 })
  }
  const earlier = await findInvoiceOfOrder(trx, orderNumber)
  if (earlier) return ok(earlier)
  const order = await getInvoicedOrder(trx, orderNumber)
  const refusal = whyNoInvoice(order)
  if (refusal) return { ok: false, refusal }

  const number = await nextInvoiceNumber(trx, 'invoices')
  const issuedOn = CalendarDay.today().iso
  const drafted = invoiceContent(order, { number, issuedOn, seller: sellerNow() })
  const content = putWords(drafted)
  await insertInvoice(trx, { content, number, correctsId: null, actor })
  await recordAudit(trx, {
    actor,
    subject: { type: 'order', id: orderNumber },
    action: 'invoices.issued',
    after: { state: order.state, invoice: content.label, grossCents: content.grossCents },
  })
  return ok((await findInvoiceOfOrder(trx, orderNumber))!)
}
