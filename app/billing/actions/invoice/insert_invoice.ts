import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import type { InvoiceContent } from '#billing/domain/invoice/content'
import { invoicePapers, type InvoicePapers } from '#billing/gateways/e_invoice'

export type NewInvoice = {
  content: InvoiceContent
  number: number
  correctsId: number | null
  actor: Actor
}

/** Makes the papers too; in the caller's transaction. */
export async function insertInvoice(
  trx: TransactionClientContract,
  { content, number, correctsId, actor }: NewInvoice
): Promise<{ id: number } & InvoicePapers> {
  const papers = await invoicePapers(content)
  const { kind, order, issuedOn, buyer, netCents, vat, grossCents } = content
  const { roundingCents = 0 } = content
  const [inserted] = await rows<{ id: number }>(
    trx,
    `insert into invoices (kind, number, order_number, corrects_id, issued_on, company, net_cents,
        vat_percent, vat_cents, gross_cents, rounding_cents, vat_reason, content, pdf, xml, issued_by_id, issued_by)
     values (?, ?, ?, ?, ?::date, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?) returning id`,
    [
      ...[kind, number, order.number, correctsId, issuedOn, buyer.company, netCents],
      ...[vat.percent, vat.cents, grossCents, roundingCents, vat.reason, JSON.stringify(content)],
      ...[papers.pdf, papers.xml, actor.id, actor.label],
    ]
  )
  return { id: inserted!.id, ...papers }
}
