import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { answerSteps } from '#shared/http/bulk'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { mailRowAgainIn } from '#billing/actions/invoice/mail_row_again'
import { sendInvoiceAgain } from '#billing/actions/invoice/send_invoice_again'
import { bulkMailValidator } from '#billing/validators/bulk_mail'

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

  async storeMany(ctx: HttpContext) {
    const { confirmation, ...chosen } = await ctx.request.validateUsing(bulkMailValidator)
    const again = { actor: actorIn(ctx), key: confirmation ?? randomUUID() }
    return answerSteps(ctx, chosen, {
      act: (trx, invoiceId) => mailRowAgainIn(trx, invoiceId, again),
      becomes: ({ email }) => ({ code: 'invoices.bulk.goes_to', params: { email } }),
    })
  }
}
