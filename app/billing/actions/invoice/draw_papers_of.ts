import { drawPapers } from '#billing/actions/invoice/draw_papers'
import { findInvoiceById, isDrawn } from '#billing/queries/invoice/find_invoice_paper'

/** The worker's part; done already where somebody asked for the papers before. */
export async function drawPapersOf(invoiceId: number): Promise<void> {
  const invoice = await findInvoiceById(invoiceId)
  if (invoice && !isDrawn(invoice)) await drawPapers(invoice)
}
