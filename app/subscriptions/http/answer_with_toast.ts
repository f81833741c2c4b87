import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'

/** Refuses what was asked in a dialog, or of no field: wherever one looks on the page it is said; as an information also what its field says. */
export function answerWithToast(
  ctx: HttpContext,
  refusal: Refusal,
  tone: 'info' | 'error' = 'error'
): void {
  const message = translate(ctx.locale, refusal.code, refusal.params)
  if (!refusal.field || tone === 'info') {
    flashToast(ctx, tone, 'entitlements.toasts.failed', { message })
  }
  return answerRefusal(ctx, refusal)
}
