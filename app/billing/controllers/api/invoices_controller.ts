import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { answerList } from '#shared/lists'
import { sendInvoice } from '#billing/http/send_invoice'
import { readsAllOrders } from '#orders'
import { invoiceList, type InvoiceRow } from '#billing/lists/invoice_list'
import { findInvoiceRow } from '#billing/queries/invoice/find_invoice_row'
import { readerOrAll } from '#billing/queries/invoice/papers_for'
import InvoiceApiTransformer from '#billing/transformers/invoice_api_transformer'
import { apiInvoiceValidator } from '#billing/validators/money_api'
import { callerOf } from '#shared/http/caller'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    return answerList(ctx, invoiceList, toWire, await readerOrAll(customerOf(ctx)))
  }

  async show(ctx: HttpContext) {
    return answer(ctx, String(ctx.params.invoice), 200)
  }

  async store(ctx: HttpContext) {
    const { orderId } = await ctx.request.validateUsing(apiInvoiceValidator)
    const issued = await issueInvoice(orderId, actorIn(ctx))
    if (!issued.ok) return answerRefusal(ctx, issued.refusal)
    return answer(ctx, issued.value.label, 201)
  }

  pdf(ctx: HttpContext) {
    return sendInvoice(ctx, 'pdf', customerOf(ctx))
  }

  xml(ctx: HttpContext) {
    return sendInvoice(ctx, 'xml', customerOf(ctx))
  }
}

async function answer(ctx: HttpContext, label: string, status: 200 | 201) {
  const invoice = await findInvoiceRow(label, customerOf(ctx))
  if (!invoice) return answerRefusal(ctx, { code: 'invoices.errors.not_found', status: 404 })
  return success(ctx, toWire(invoice), status)
}

const toWire = (invoice: InvoiceRow) => new InvoiceApiTransformer(invoice).toObject()

/** Null is everybody's papers. */
const customerOf = (ctx: HttpContext): number | null =>
  readsAllOrders(ctx) ? null : callerOf(ctx).id
