import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { sendInvoiceAgain } from '#billing/actions/invoice/send_invoice_again'

export default class InvoiceMailsController {
  async store(ctx: HttpContext) {
    const invoice = String(ctx.params.invoice)
    const actor = actorIn(ctx)
    const sent = await sendInvoiceAgain({ label: invoice, actor, key: randomUUID() })
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    return success(ctx, { invoice, email: sent.value.email }, 201)
  }
}
