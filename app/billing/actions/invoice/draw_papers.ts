import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { mailInvoice } from '#billing/actions/invoice/mail_invoice'
import { invoicePapers, type InvoicePapers } from '#billing/gateways/e_invoice'
import {
  findInvoiceById,
  type InvoicePaper,
  type UndrawnInvoice,
} from '#billing/queries/invoice/find_invoice_paper'

/** Kept with the mail that brings them, so what has papers is mailed. Who comes second reads the first's. */
export async function drawPapers(invoice: UndrawnInvoice): Promise<InvoicePaper> {
  await failpoint('papers.before_draw')
  const drawn = await invoicePapers(invoice.content)
  await failpoint('papers.after_draw')
  const isFirst = await transaction((trx) => keep(trx, invoice, drawn))
  await failpoint('papers.after_keep')
  if (isFirst) return { ...invoice, ...drawn }
  return (await findInvoiceById(invoice.id)) as InvoicePaper
}

async function keep(
  trx: TransactionClientContract,
  { id, content }: UndrawnInvoice,
  { pdf, xml }: InvoicePapers
): Promise<boolean> {
  const [kept] = await rows(
    trx,
    'update invoices set pdf = ?, xml = ? where id = ? and pdf is null returning id',
    [pdf, xml, id]
  )
  if (kept) await mailInvoice(trx, { content, pdf })
  return kept !== undefined
}
