import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'
import { translate } from '#shared/i18n'

/** Programs get the envelope; forms go back, message at the field; a page becomes an error page. */
export function answerRefusal(ctx: HttpContext, refusal: Refusal): void {
  if (wantsJson(ctx)) return failure(ctx, refusal)
  const message = translate(ctx.locale ?? 'en', refusal.code, refusal.params)
  if (['GET', 'HEAD'].includes(ctx.request.method())) {
    throw new Exception(message, { status: refusal.status ?? 404, code: refusal.code })
  }
  ctx.session.flash('inputErrorsBag', { [refusal.field ?? 'form']: [message] })
  ctx.response.redirect().withQs().back()
}
