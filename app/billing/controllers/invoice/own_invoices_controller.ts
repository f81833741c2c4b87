import type { HttpContext } from '@adonisjs/core/http'
import { sendInvoice } from '#billing/http/send_invoice'
import { callerOf } from '#shared/http/caller'

export default class OwnInvoicesController {
  pdf(ctx: HttpContext) {
    return sendInvoice(ctx, 'pdf', callerOf(ctx).id)
  }

  xml(ctx: HttpContext) {
    return sendInvoice(ctx, 'xml', callerOf(ctx).id)
  }
}
