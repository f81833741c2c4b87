import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

/** Back to the shelf: a toast says what was done, a refusal stands at its field. */
export function answerFile(
  ctx: HttpContext,
  what: 'added' | 'saved' | 'removed',
  done: Result<unknown>
): void {
  if (!done.ok) return answerRefusal(ctx, done.refusal)
  flashToast(ctx, 'success', `offered_files.toasts.${what}`)
  ctx.response.redirect().withQs().back()
}
