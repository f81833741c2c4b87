import type { HttpContext } from '@adonisjs/core/http'
import { errorCodeOf } from '#shared/http/error_codes'
import { saidTo } from '#shared/http/words_for_programs'
import { translate } from '#shared/i18n'

const MINUTE = 60

/** What a status means in the caller's language; a limit says how long to wait. Its headers are set before. */
export function wordsOfStatus(
  { status, code }: { status: number; code?: string },
  ctx: HttpContext
): string {
  const { response, locale = 'en' } = ctx
  const seconds = Number(response.getHeader('retry-after'))
  if (status === 419) return translate(locale, 'shared.errors.form_expired')
  if (status !== 429 || !(seconds > 0)) {
    return translate(locale, saidTo(ctx, errorCodeOf({ status, code })))
  }
  return seconds > 2 * MINUTE
    ? translate(locale, 'shared.errors.wait_minutes', { n: Math.ceil(seconds / MINUTE) })
    : translate(locale, 'shared.errors.wait', { n: seconds })
}
