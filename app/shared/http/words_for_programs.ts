import type { HttpContext } from '@adonisjs/core/http'
import { isApi } from '#shared/http/is_api'
import { isStale } from '#shared/http/stale'
import { hasText } from '#shared/i18n'

const WORDS = 'shared.for_programs'

/**
 * The key of what a refusal says to a program: what to send instead. Only what makes sense on a page
 * alone has other words for programs; all else says the same to both.
 */
export function saidToPrograms(code: string): string {
  const own = `${WORDS}.${code}`
  if (hasText(own)) return own
  return isStale(code) ? `${WORDS}.changed` : code
}

/** The same for whoever asks: a page of the shop that calls the API shows the answer to a person. */
export const saidTo = (ctx: HttpContext, code: string): string =>
  isProgram(ctx) ? saidToPrograms(code) : code

export const isProgram = (ctx: HttpContext): boolean => isApi(ctx) && !isOfOwnPage(ctx)

/** Browsers name where a call comes from; what carries a token is a program wherever it runs. */
const isOfOwnPage = ({ request }: HttpContext): boolean =>
  request.header('sec-fetch-site') === 'same-origin' && !request.header('authorization')
