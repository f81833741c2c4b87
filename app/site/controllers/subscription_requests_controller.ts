import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { isFromProgram } from '#shared/http/honeypot'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'
import { answeredAsSent, bodyOfSender, receiveMessage } from '#site/http/message_intake'
import { messagePage } from '#site/http/message_page'
import { SENT } from '#site/http/sent'
import { subscriptionRequestValidator } from '#site/validators/message'

export default class SubscriptionRequestsController {
  async create(ctx: HttpContext) {
    return ctx.inertia.render('site/subscription_request', await messagePage(ctx))
  }

  async store(ctx: HttpContext) {
    const result = await this.#receive(ctx)
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    flashToast(ctx, 'success', 'messages.sent')
    const { isFundData, requestId } = result.value
    if (isFundData) {
      noteOutcome(ctx, SENT.aboutFundData)
      return ctx.response.redirect('/contact/success-kneip')
    }
    noteOutcome(ctx, SENT.request, requestId ? String(requestId) : true)
    return ctx.response.redirect('/subscription-request/success')
  }

  success(ctx: HttpContext) {
    const sent = outcomeOf(ctx, SENT.request)
    if (!sent) return ctx.response.redirect('/contact')
    return ctx.inertia.render('site/subscription_request_success', {
      number: sent === true ? null : sent,
    })
  }

  async #receive(ctx: HttpContext) {
    if (isFromProgram(ctx)) return answeredAsSent
    const data = await bodyOfSender(ctx)
    const form = await ctx.request.validateUsing(subscriptionRequestValidator, { data })
    return receiveMessage(ctx, 'subscription_request', form)
  }
}
