import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { sendInvoice } from '#billing/http/send_invoice'
import { invoiceList } from '#billing/lists/invoice_list'
import InvoiceRowTransformer from '#billing/transformers/invoice_row_transformer'

export default class StaffInvoicesController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, invoiceList, null)
    return ctx.inertia.render('billing/admin/invoices', {
      invoices: InvoiceRowTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, invoiceList, null)
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
