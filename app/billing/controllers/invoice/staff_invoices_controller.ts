import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { streamCsv } from '#shared/csv'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { invoiceCsv } from '#billing/http/invoice_csv'
import { sendInvoice } from '#billing/http/send_invoice'
import { invoiceTable, listInvoices } from '#billing/queries/invoice/list_invoices'
import InvoiceRowTransformer from '#billing/transformers/invoice_row_transformer'

const PAGE_SIZE = 50

/** Invoices and credit notes of all orders, for staff. */
export default class StaffInvoicesController {
  async index(ctx: HttpContext) {
    const list = { ...invoiceTable.read(ctx.request.qs()), limit: PAGE_SIZE }
    const { content, ...paging } = await listInvoices(list)
    return ctx.inertia.render('billing/admin/invoices', {
      invoices: InvoiceRowTransformer.transform(content),
      paging,
      list,
    })
  }

  export(ctx: HttpContext) {
    streamCsv(ctx, invoiceCsv(ctx.locale, invoiceTable.read(ctx.request.qs())))
  }

  async store(ctx: HttpContext) {
    const number = Number(ctx.params.orderId)
    const issued = await issueInvoice(number, actorIn(ctx))
    if (!issued.ok) return answerRefusal(ctx, issued.refusal)
    flashToast(ctx, 'success', 'invoices.toasts.issued', { label: issued.value.label })
    return ctx.response.redirect(`/admin/manage-orders/${number}`)
  }

  pdf(ctx: HttpContext) {
    return sendInvoice(ctx, 'pdf', null)
  }

  xml(ctx: HttpContext) {
    return sendInvoice(ctx, 'xml', null)
  }
}
