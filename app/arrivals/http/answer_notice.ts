import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'

type Done = 'added' | 'changed' | 'ended' | 'mailed' | 'stopped'

/** Back to the board; what no field is to blame for is said in a toast as well. */
export function answerNotice(ctx: HttpContext, done: Result<number | undefined>, what: Done) {
  if (done.ok) {
    flashToast(ctx, 'success', `arrivals.notices.toasts.${what}`, { n: done.value ?? 0 })
    return ctx.response.redirect().withQs().back()
  }
  const { code, params, field } = done.refusal
  if (!field) {
    const message = translate(ctx.locale, code, params)
    flashToast(ctx, 'error', 'arrivals.notices.toasts.failed', { message })
  }
  return answerRefusal(ctx, done.refusal)
}
