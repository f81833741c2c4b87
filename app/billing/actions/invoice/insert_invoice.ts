import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import type { InvoiceContent } from '#billing/domain/invoice/content'
import { drawPapersJob } from '#billing/jobs/draw_papers_job'

export type NewInvoice = {
  content: InvoiceContent
  number: number
  correctsId: number | null
  actor: Actor
  /** Whose it is, where it is no order's. */
  owner?: { kind: string; key: string }
}

/** In the transaction that holds the number; its papers are drawn and mailed when that has ended. */
export async function insertInvoice(
  trx: TransactionClientContract,
  { content, number, correctsId, actor, owner }: NewInvoice
): Promise<number> {
  const { kind, order, issuedOn, buyer, netCents, vat, grossCents } = content
  const { roundingCents = 0 } = content
  const [inserted] = await rows<{ id: number }>(
    trx,
    `insert into invoices (kind, number, order_number, corrects_id, issued_on, company, net_cents,
        vat_percent, vat_cents, gross_cents, rounding_cents, vat_reason, content, issued_by_id, issued_by,
        owner_kind, owner_key)
     values (?, ?, ?, ?, ?::date, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?) returning id`,
    [
      ...[kind, number, order?.number ?? null, correctsId, issuedOn, buyer.company, netCents],
      ...[vat.percent, vat.cents, grossCents, roundingCents, vat.reason, JSON.stringify(content)],
      ...[actor.id, actor.label, owner?.kind ?? null, owner?.key ?? null],
    ]
  )
  const invoiceId = inserted!.id
  await sendJob(trx, drawPapersJob, { invoiceId })
  return invoiceId
}
