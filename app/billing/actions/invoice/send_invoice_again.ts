import { recordAudit, type Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import { mailInvoice } from '#billing/actions/invoice/mail_invoice'
import { lockOrder } from '#orders'

type Wish = { label: string; actor: Actor; key: string }

export async function sendInvoiceAgain({
  label,
  actor,
  key,
}: Wish): Promise<Result<{ email: string; orderNumber: number | null }>> {
  const paper = await invoicePaper(label, null)
  if (!paper) return refuse('invoices.errors.not_found', { status: 404 })
  const { buyer, order } = paper.content
  await transaction(async (trx) => {
    const locked = order && (await lockOrder(trx, order.number))
    await mailInvoice(trx, { content: paper.content, pdf: paper.pdf, again: key })
    await recordAudit(trx, {
      actor,
      subject: order ? { type: 'order', id: order.number } : { type: 'invoice', id: paper.id },
      action: 'invoices.mailed',
      after: { ...(locked && { state: locked.state }), invoice: label },
    })
  })
  return ok({ email: buyer.email, orderNumber: order?.number ?? null })
}
