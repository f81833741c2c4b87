import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { isFromProgram } from '#shared/http/honeypot'
import { answerRefusal } from '#shared/http/refusals'
import { askedRenewal } from '#site/http/asked_renewal'
import { answeredAsSent, bodyOfSender, receiveMessage } from '#site/http/message_intake'
import { messagePage } from '#site/http/message_page'
import { noteSent, SENT, sentOutcome } from '#site/http/sent_outcome'
import { subscriptionRequestValidator } from '#site/validators/message'

export default class SubscriptionRequestsController {
  async create(ctx: HttpContext) {
    const [page, renewal] = await Promise.all([messagePage(ctx), askedRenewal(ctx)])
    const product = renewal?.productCodes[0] ?? page.product
    return ctx.inertia.render('site/subscription_request', { ...page, product, renewal })
  }

  async store(ctx: HttpContext) {
    const result = await this.#receive(ctx)
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    flashToast(ctx, 'success', 'messages.sent')
    const { isFundData } = result.value
    noteSent(ctx, isFundData ? SENT.aboutFundData : SENT.request, result.value)
    const page = isFundData ? '/contact/success-kneip' : '/subscription-request/success'
    return ctx.response.redirect(page)
  }

  success(ctx: HttpContext) {
    const sent = sentOutcome(ctx, SENT.request)
    if (!sent) return ctx.response.redirect('/contact')
    return ctx.inertia.render('site/subscription_request_success', sent)
  }

  async #receive(ctx: HttpContext) {
    if (isFromProgram(ctx)) return answeredAsSent
    const data = await bodyOfSender(ctx)
    const form = await ctx.request.validateUsing(subscriptionRequestValidator, { data })
    return receiveMessage(ctx, 'subscription_request', form)
  }
}
