import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'

/** No report was asked for: why is told, and stands at its field. */
export function refuseCreation(ctx: HttpContext, refusal: Refusal): void {
  const message = translate(ctx.locale, refusal.code, refusal.params)
  flashToast(ctx, 'error', 'reports.toasts.creation_failed', { message })
  answerRefusal(ctx, refusal)
}
