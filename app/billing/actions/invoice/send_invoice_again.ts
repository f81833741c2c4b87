import { refusableTransaction } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import { mailAgainIn, type Again, type SentAgain } from '#billing/actions/invoice/mail_again'

/** Sends a paper once more, whether or not the worker has drawn it. */
export async function sendInvoiceAgain({
  label,
  ...again
}: Again & { label: string }): Promise<Result<SentAgain>> {
  const paper = await invoicePaper(label, null)
  if (!paper) return refuse('invoices.errors.not_found', { status: 404 })
  return refusableTransaction((trx) => mailAgainIn(trx, paper, again))
}
