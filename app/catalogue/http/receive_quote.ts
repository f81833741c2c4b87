import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { saveQuote } from '#catalogue/actions/save_quote'
import type { QuoteSelection } from '#catalogue/domain/quote/types'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { buyerOf } from '#catalogue/http/buyer_of'
import { quoteValidator, readSelections } from '#catalogue/validators/quote_selections'
import { callerOf } from '#shared/http/caller'

export async function receiveQuote(ctx: HttpContext): Promise<Result<SavedQuote>> {
  const sent = await ctx.request.validateUsing(quoteValidator)
  const selections = readSelections(sent)
  return selections.ok ? saveSelections(ctx, selections.value) : selections
}

export async function saveSelections(
  ctx: HttpContext,
  selections: QuoteSelection[]
): Promise<Result<SavedQuote>> {
  const { id, email } = callerOf(ctx)
  const { recipient = [], recipientCountry, ...customer } = await buyerOf(ctx)
  const actor = { id, label: email }
  return saveQuote({ actor, customer, recipient, recipientCountry, selections })
}
