import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { exportList, showList } from '#shared/lists'
import { sendMailing } from '#subscriptions/actions/mailings/send_mailing'
import { MOST_RECIPIENTS, readRecipients } from '#subscriptions/domain/recipients'
import { readLetter } from '#subscriptions/domain/letter'
import { typeIn } from '#subscriptions/http/type_in'
import { mailingList } from '#subscriptions/lists/mailing_list'
import { activeAddresses } from '#subscriptions/queries/active_addresses'
import MailingTransformer from '#subscriptions/transformers/mailing_transformer'
import { mailingValidator } from '#subscriptions/validators/mailing'

export default class MailingsController {
  async index(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (!type) return
    const { content, shown } = await showList(ctx, mailingList, type)
    return ctx.inertia.render('subscriptions/admin/send_email', {
      type,
      recipients: await activeAddresses(type.id),
      mostRecipients: MOST_RECIPIENTS,
      sendKey: randomUUID(),
      mailings: MailingTransformer.transform(content),
      ...shown,
    })
  }

  async export(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (type) return exportList(ctx, mailingList, type)
  }

  async store(ctx: HttpContext) {
    const { key, recipients, ...sent } = await ctx.request.validateUsing(mailingValidator)
    const type = await typeIn(ctx)
    if (!type) return
    const [to, letter] = [readRecipients(recipients ?? ''), readLetter(sent)]
    if (!to.ok) return answerRefusal(ctx, to.refusal)
    if (!letter.ok) return answerRefusal(ctx, letter.refusal)
    const mailing = { typeId: type.id, key, ...letter.value, recipients: to.value }
    const done = await sendMailing({ ...mailing, by: actorIn(ctx) })
    if (!done.ok) return sayFailed(ctx, done.refusal)
    flashToast(ctx, 'success', 'subscriptions.mailing.toasts.sent', { n: done.value })
    return ctx.response.redirect().back()
  }
}

function sayFailed(ctx: HttpContext, refusal: Refusal) {
  const message = translate(ctx.locale, refusal.code, refusal.params)
  flashToast(ctx, 'error', 'subscriptions.subscribers.toasts.mail_failed', { message })
  return answerRefusal(ctx, refusal)
}
