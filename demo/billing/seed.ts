import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { insertInvoice } from '#billing/actions/invoice/insert_invoice'
import { nextInvoiceNumber } from '#billing/actions/invoice/next_invoice_number'
import { putWords } from '#billing/actions/invoice/put_words'
import { invoiceContent } from '#billing/domain/invoice/invoice_content'
import { whyNoInvoice } from '#billing/domain/invoice/may_issue'
import { invoicePapers } from '#billing/gateways/e_invoice'
import { getInvoicedOrder } from '#billing/queries/invoice/get_invoiced_order'
import { sellerNow } from '#billing/queries/invoice/seller_now'
import { lockOrder } from '#orders'
import { seedStatement } from '#demo/billing/seed_statement'

/** Orders of the last months that get an invoice by the rule have it since their money came in, drawn and long mailed. */
export async function seedBillingDemo(progress: (text: string) => void): Promise<void> {
  const orders = await rows<{ number: number; confirmedAt: Date }>(
    null,
    `select number, confirmed_at as "confirmedAt" from orders o
      where confirmed_at > now() - interval '300 days'
        and not exists (select 1 from invoices i where i.order_number = o.number)
      order by confirmed_at`
  )
  let issued = 0
  for (const { number, confirmedAt } of orders) {
    if (await seedInvoice(number, confirmedAt)) issued++
  }
  await seedStatement()
  progress(`${issued} invoices`)
}

const seedInvoice = (orderNumber: number, at: Date) =>
  transaction(async (trx) => {
    await lockOrder(trx, orderNumber)
    const order = await getInvoicedOrder(trx, orderNumber)
    if (whyNoInvoice(order)) return false
    const number = await nextInvoiceNumber(trx, 'invoices')
    const issue = { number, issuedOn: dayInBerlin(at), seller: sellerNow() }
    const content = putWords(invoiceContent(order, issue))
    const id = await insertInvoice(trx, { content, number, correctsId: null, actor: SYSTEM_ACTOR })
    const { pdf, xml } = await invoicePapers(content)
    await rows(trx, 'update invoices set pdf = ?, xml = ? where id = ?', [pdf, xml, id])
    await recordAudit(trx, {
      ...{ actor: SYSTEM_ACTOR, subject: { type: 'order', id: orderNumber }, at },
      action: 'invoices.issued',
      after: { state: order.state, invoice: content.label, grossCents: content.grossCents },
    })
    return true
  })
