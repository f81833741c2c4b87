import { drawPapers } from '#billing/actions/invoice/draw_papers'
import {
  findInvoicePaper,
  isDrawn,
  type InvoicePaper,
} from '#billing/queries/invoice/find_invoice_paper'

/** For a customer only an own one; null when there is none. Who asks before the worker draws them. */
export async function invoicePaper(
  label: string,
  userId: number | null
): Promise<InvoicePaper | null> {
  const invoice = await findInvoicePaper(label, userId)
  return invoice && (isDrawn(invoice) ? invoice : drawPapers(invoice))
}
