import type { HttpContext } from '@adonisjs/core/http'
import { sendInvoice } from '#billing/http/send_invoice'

/** The papers of one's own orders. */
export default class OwnInvoicesController {
  pdf(ctx: HttpContext) {
    return sendInvoice(ctx, 'pdf', ctx.auth.use('web').getUserOrFail().id)
  }

  xml(ctx: HttpContext) {
    return sendInvoice(ctx, 'xml', ctx.auth.use('web').getUserOrFail().id)
  }
}
