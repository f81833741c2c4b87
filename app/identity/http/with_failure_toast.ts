import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'
import type { Result } from '#shared/domain/result'

type Said = { messages: { message: string }[] }

/** For bad input as for a refusal; what is wrong stands beside its field all the same. */
export async function withFailureToast<R extends Result<unknown>>(
  ctx: HttpContext,
  code: string,
  save: () => Promise<R>
): Promise<R> {
  const say = (message: string) => flashToast(ctx, 'error', code, { message })
  try {
    const result = await save()
    if (!result.ok) say(translate(ctx.locale, result.refusal.code, result.refusal.params))
    return result
  } catch (error) {
    if (error instanceof errors.E_VALIDATION_ERROR) say((error as Said).messages[0]!.message)
    throw error
  }
}
