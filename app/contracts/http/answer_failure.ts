import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'

export type Attempt = 'add' | 'edit' | 'delete' | 'import'

/** A toast says what failed; each reason stands at its field, or at `form`. */
export function answerFailure(ctx: HttpContext, what: Attempt, refusals: Refusal[]): void {
  const messages = refusals.map(({ code, params }) => translate(ctx.locale, code, params))
  flashToast(ctx, 'error', `partners.toasts.${what}_failed`, { error: messages.join(' ') })
  const errors = refusals.map(({ field = 'form' }, at) => [field, [messages[at]!]])
  ctx.session.flash('inputErrorsBag', Object.fromEntries(errors))
  ctx.response.redirect().withQs().back()
}
