import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { sendTestMail } from '#subscriptions/actions/mailings/send_test_mail'
import { readLetter } from '#subscriptions/domain/letter'
import { typeIn } from '#subscriptions/http/type_in'
import { letterValidator } from '#subscriptions/validators/mailing'

export default class TestMailsController {
  async store(ctx: HttpContext) {
    const letter = readLetter(await ctx.request.validateUsing(letterValidator))
    const type = await typeIn(ctx)
    if (!type) return
    if (!letter.ok) return answerRefusal(ctx, letter.refusal)
    const { email: to, locale } = callerOf(ctx)
    await sendTestMail({ type, letter: letter.value, to, locale })
    flashToast(ctx, 'success', 'subscriptions.mailing.toasts.test_sent', { email: to })
    return ctx.response.redirect().back()
  }
}
