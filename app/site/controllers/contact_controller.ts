import type { HttpContext } from '@adonisjs/core/http'
import shop from '#config/shop'
import { flashToast } from '#shared/http/flash'
import { isFromProgram } from '#shared/http/honeypot'
import { answerRefusal } from '#shared/http/refusals'
import { answeredAsSent, bodyOfSender, receiveMessage } from '#site/http/message_intake'
import { messagePage } from '#site/http/message_page'
import { noteSent, SENT, sentOutcome } from '#site/http/sent_outcome'
import { contactValidator } from '#site/validators/message'

export default class ContactController {
  async show(ctx: HttpContext) {
    const { legalName, addressLine1, postcode, city } = shop.seller
    return ctx.inertia.render('site/contact', {
      ...(await messagePage(ctx)),
      address: { name: legalName, addressLine1, postcode, city },
    })
  }

  async store(ctx: HttpContext) {
    const result = await this.#receive(ctx)
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    flashToast(ctx, 'success', 'messages.sent')
    const { isFundData } = result.value
    noteSent(ctx, isFundData ? SENT.aboutFundData : SENT.message, result.value)
    return ctx.response.redirect(isFundData ? '/contact/success-kneip' : '/contact/success')
  }

  success(ctx: HttpContext) {
    const sent = sentOutcome(ctx, SENT.message)
    if (!sent) return ctx.response.redirect('/contact')
    return ctx.inertia.render('site/contact_success', { ...sent, isFundData: false })
  }

  /** Messages about fund data go on to the house that publishes them. */
  successKneip(ctx: HttpContext) {
    const sent = sentOutcome(ctx, SENT.aboutFundData)
    if (!sent) return ctx.response.redirect('/contact')
    return ctx.inertia.render('site/contact_success', { ...sent, isFundData: true })
  }

  async #receive(ctx: HttpContext) {
    if (isFromProgram(ctx)) return answeredAsSent
    const data = await bodyOfSender(ctx)
    const form = await ctx.request.validateUsing(contactValidator, { data })
    return receiveMessage(ctx, 'contact', form)
  }
}
