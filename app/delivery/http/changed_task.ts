import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { success } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'
import { translate } from '#shared/i18n'
import type { TaskRefusal } from '#delivery/queries/lock_task'

/** The task that an address names; numbers too long for any row become 0. */
export function taskIdOf({ params }: HttpContext): number {
  const id = Number(params.id)
  return Number.isSafeInteger(id) ? id : 0
}

export function answerTaskChange(
  ctx: HttpContext,
  change: 'restart' | 'stop',
  changed: Result<undefined, TaskRefusal>
): void {
  if (changed.ok && wantsJson(ctx)) return success(ctx, null)
  if (changed.ok) {
    flashToast(ctx, 'info', `tasks.done.${change}`, { id: taskIdOf(ctx) })
    return ctx.response.redirect().back()
  }
  const { refusal } = changed
  if (wantsJson(ctx)) return answerRefusal(ctx, refusal)
  const error = translate(ctx.locale, refusal.code, refusal.params)
  return answerRefusal(ctx, { code: `tasks.errors.${change}`, params: { error } })
}
