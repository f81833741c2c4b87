import type { HttpContext } from '@adonisjs/core/http'
import { refuse, type Result } from '#shared/domain/result'
import { readQuoteNumber, type SavedQuote } from '#catalogue/domain/saved_quote'
import { findSavedQuote } from '#catalogue/queries/find_saved_quote'
import { callerOf } from '#shared/http/caller'

/** The saved quote of the address; another's is as unknown as one that never was. */
export async function ownSavedQuote(ctx: HttpContext): Promise<Result<SavedQuote>> {
  const number = readQuoteNumber(String(ctx.params.number))
  const userId = callerOf(ctx).id
  const saved = number === null ? null : await findSavedQuote(number, userId)
  return saved
    ? { ok: true, value: saved }
    : refuse('catalogue.errors.quote_unknown', { status: 404 })
}
