import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { mailInvoice } from '#billing/actions/invoice/mail_invoice'
import type { InvoicePaper } from '#billing/queries/invoice/find_invoice_paper'
import { lockOrder } from '#orders'

/** What is sent again under the same key is sent once. */
export type Again = { actor: Actor; key: string }

export type SentAgain = { email: string; orderNumber: number | null }

/** Sends a paper once more to its recipient and writes it into the history; nobody whose account was erased gets one. */
export async function mailAgainIn(
  trx: TransactionClientContract,
  { id, label, content, pdf }: InvoicePaper,
  { actor, key }: Again
): Promise<Result<SentAgain>> {
  const { buyer, order } = content
  const locked = order && (await lockOrder(trx, order.number))
  if (locked && (await isErased(trx, locked.userId))) return refuse('invoices.errors.erased')
  if (await mailInvoice(trx, { content, pdf, again: key })) {
    await recordAudit(trx, {
      actor,
      subject: order ? { type: 'order', id: order.number } : { type: 'invoice', id },
      action: 'invoices.mailed',
      after: { ...(locked && { state: locked.state }), invoice: label },
    })
  }
  return ok({ email: buyer.email, orderNumber: order?.number ?? null })
}

async function isErased(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const erased = await rows<{ id: number }>(
    trx,
    'select id from users where id = ? and erased_at is not null',
    [userId]
  )
  return erased.length > 0
}
