import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refuse, type Result } from '#shared/domain/result'
import { mailAgainIn, type Again, type SentAgain } from '#billing/actions/invoice/mail_again'
import { findInvoiceById, isDrawn } from '#billing/queries/invoice/find_invoice_paper'

/** Sends the paper of a row once more; what nobody has drawn yet is sent for the first time when it is. */
export async function mailRowAgainIn(
  trx: TransactionClientContract,
  invoiceId: number,
  again: Again
): Promise<Result<SentAgain>> {
  const paper = await findInvoiceById(invoiceId, trx)
  if (!paper) return refuse('invoices.errors.not_found', { status: 404 })
  if (!isDrawn(paper)) return refuse('invoices.errors.undrawn')
  return mailAgainIn(trx, paper, again)
}
