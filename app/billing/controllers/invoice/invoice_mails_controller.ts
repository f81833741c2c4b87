import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { sendInvoiceAgain } from '#billing/actions/invoice/send_invoice_again'

export default class InvoiceMailsController {
  async store(ctx: HttpContext) {
    const label = String(ctx.params.invoice)
    const actor = actorIn(ctx)
    const sent = await sendInvoiceAgain({ label, actor, key: randomUUID() })
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    flashToast(ctx, 'success', 'invoices.toasts.mailed', { label, email: sent.value.email })
    const { orderNumber } = sent.value
    if (orderNumber === null) return ctx.response.redirect().withQs().back()
    return ctx.response.redirect(`/admin/manage-orders/${orderNumber}`)
  }
}
