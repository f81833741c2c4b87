import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'
import { sendWelcome } from '#subscriptions/actions/subscribers/send_welcome'
import { whichIn } from '#subscriptions/http/which_held'

export default class WelcomesController {
  async store(ctx: HttpContext) {
    const sent = await sendWelcome(whichIn(ctx))
    if (sent.ok) flashToast(ctx, 'success', 'subscriptions.subscribers.toasts.mail_sent')
    else {
      const message = translate(ctx.locale, sent.refusal.code)
      flashToast(ctx, 'error', 'subscriptions.subscribers.toasts.mail_failed', { message })
    }
    return ctx.response.redirect().back()
  }
}
