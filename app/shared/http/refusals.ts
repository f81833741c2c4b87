import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'
import { translate } from '#shared/i18n'

/**
 * Answers a refusal of an action. JSON clients get the envelope and the refusal's status; a form is
 * sent back to its address, with all that was chosen there, and the message at its field (or at
 * `form`); a page that was only asked for cannot go back and ends at the error page of the status.
 */
export function answerRefusal(ctx: HttpContext, refusal: Refusal): void {
  if (wantsJson(ctx)) return failure(ctx, refusal)
  const message = translate(ctx.locale ?? 'en', refusal.code, refusal.params)
  if (['GET', 'HEAD'].includes(ctx.request.method())) {
    throw new Exception(message, { status: refusal.status ?? 404, code: refusal.code })
  }
  ctx.session.flash('inputErrorsBag', { [refusal.field ?? 'form']: [message] })
  ctx.response.redirect().withQs().back()
}
