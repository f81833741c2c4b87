import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'

type Subject = 'use_case' | 'use_case_category'

/** Back to the list: a toast says what was done or failed, the reason stands at its field too, or at `form`. */
export function answerUseCase(
  ctx: HttpContext,
  subject: Subject,
  what: 'add' | 'edit' | 'delete',
  done: Result<unknown>
): void {
  const toast = `manage_use_cases.toasts.${what}`
  const name = translate(ctx.locale, `manage_use_cases.subjects.${subject}`)
  if (done.ok) flashToast(ctx, 'success', toast, { what: name })
  else {
    const { code, params, field = 'form' } = done.refusal
    const message = translate(ctx.locale, code, params)
    flashToast(ctx, 'error', `${toast}_failed`, { what: name, message })
    ctx.session.flash('inputErrorsBag', { [field]: [message] })
  }
  ctx.response.redirect().withQs().back()
}
