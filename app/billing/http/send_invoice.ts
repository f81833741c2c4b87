import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import type { InvoicePaper } from '#billing/queries/invoice/find_invoice_paper'

/** For a customer only an own one. */
export async function sendInvoice(
  ctx: HttpContext,
  format: 'pdf' | 'xml',
  userId: number | null
): Promise<void> {
  const paper = await invoicePaper(String(ctx.params.invoice), userId)
  if (!paper) return answerRefusal(ctx, { code: 'invoices.errors.not_found', status: 404 })
  send(ctx, format, paper)
}

function send({ response }: HttpContext, format: 'pdf' | 'xml', { label, pdf, xml }: InvoicePaper) {
  const isPdf = format === 'pdf'
  const way = isPdf ? 'inline' : 'attachment'
  response.header('content-type', isPdf ? 'application/pdf' : 'application/xml; charset=utf-8')
  response.header('content-disposition', `${way}; filename="${label}.${format}"`)
  response.header('cache-control', 'private, no-store')
  response.send(isPdf ? pdf : xml)
}
