import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findCountry } from '#shared/countries'
import type { SqlClient } from '#shared/database'
import type { Cents } from '#shared/domain/money'
import { keepPrices } from '#catalogue/domain/quote/keep_prices'
import { totalQuote } from '#catalogue/domain/quote/make_quote'
import type { PaymentMethod } from '#catalogue/domain/payment_method'
import type { Quote, QuoteCustomer } from '#catalogue/domain/quote/types'
import { selectionsOf, type SavedQuote } from '#catalogue/domain/saved_quote'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import { quoteFor } from '#catalogue/queries/quote_for'

export type SavedQuoteRequest = {
  customer: QuoteCustomer
  discountCents?: Cents
  paymentMethod?: PaymentMethod
  trx?: TransactionClientContract
  /** Where many are asked for, or rules that are only drafted. */
  reference?: ReferenceData
}

/** Its prices and rules, today's country and way of paying. Expired or ordered: in `errors`. */
export async function quoteFromSaved(
  saved: SavedQuote,
  { customer, discountCents, paymentMethod, trx, reference }: SavedQuoteRequest
): Promise<Quote> {
  const selections = selectionsOf(saved.quote)
  const current = await quoteFor({ selections, customer, trx, reference })
  const country = await countryOf(customer, trx ?? null, reference)
  const { number, label } = saved
  const priced = totalQuote(keepPrices(saved.quote.lines, current.lines), {
    customer: { country, vatId: current.vat.idMissing ? null : customer.vatId },
    discountCents,
    paymentMethod,
    rules: saved.rules,
  })
  const quote = { ...priced, saved: { number, label } }
  if (saved.state === 'valid') return quote
  const error = { code: `catalogue.errors.quote_${saved.state}`, params: { number: label } }
  return { ...quote, errors: [...quote.errors, error], canSubmit: false }
}

async function countryOf(
  { deliveryCountry: code }: QuoteCustomer,
  client: SqlClient,
  reference?: ReferenceData
) {
  if (!code) return null
  if (reference) return reference.countries.get(code.toUpperCase()) ?? null
  return findCountry(code, client)
}
