import type { HttpContext } from '@adonisjs/core/http'
import { papersOf, sendInvoice } from '#billing'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { ownInvoices } from '#reports/queries/own_invoices'

export default class ReportInvoicesController {
  pdf(ctx: HttpContext) {
    return send(ctx, 'pdf')
  }

  xml(ctx: HttpContext) {
    return send(ctx, 'xml')
  }
}

async function send(ctx: HttpContext, format: 'pdf' | 'xml') {
  const papers = await papersOf(await ownInvoices(callerOf(ctx).id))
  const isOwn = papers.some(({ label }) => label === ctx.params.invoice)
  if (isOwn) return sendInvoice(ctx, format, null)
  return answerRefusal(ctx, { code: 'invoices.errors.not_found', status: 404 })
}
