import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SqlClient } from '#shared/database'
import shop from '#config/shop'
import type { Cents } from '#shared/domain/money'
import { countryOfVatId } from '#shared/domain/vat_id'
import type { PricingRules } from '#catalogue/domain/pricing_rules'
import { makeQuote, type QuoteRules } from '#catalogue/domain/quote/make_quote'
import type { PaymentMethod } from '#catalogue/domain/payment_method'
import type {
  Quote,
  QuoteCustomer,
  QuoteLineInput,
  QuoteSelection,
} from '#catalogue/domain/quote/types'
import { loadPriceLevels } from '#catalogue/queries/price_levels'
import { knownIsins, type KnownIsins } from '#catalogue/queries/known_isins'
import { loadProductRows, type ProductRow } from '#catalogue/queries/product_rows'
import { quotedProduct } from '#catalogue/queries/quoted_product'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { loadHistories } from '#catalogue/queries/month_histories'
import { MonthHistory } from '#catalogue/domain/month_history'

export type QuoteRequest = {
  selections: QuoteSelection[]
  customer?: QuoteCustomer
  discountCents?: Cents
  paymentMethod?: PaymentMethod
  /** A product that is not published yet is unknown; what is in a basket keeps its name. */
  onlyVisible?: boolean
  /** The caller's transaction, where the price has to be the one that is stored with it. */
  trx?: TransactionClientContract
  /** As the caller's transaction has just read it, where it asks for many quotes. */
  reference?: ReferenceData
}

const NO_FILES = new MonthHistory([])

/** By the shop's rules of today, or by those that a rehearsal drafts. */
export const quoteRules = (rules: PricingRules): QuoteRules => ({
  ...rules,
  sellerCountry: shop.seller.country,
})

/** A constant number of statements. Unknown codes leave no line and stand in `errors`. */
export async function quoteFor(request: QuoteRequest): Promise<Quote> {
  const { selections, customer, discountCents, paymentMethod } = request
  const client = request.trx ?? null
  const codes = [...new Set(selections.map(({ productCode }) => productCode))]
  const { calendars, products, priceLevels, countries, rules } = await pricedData(
    client,
    codes,
    request.reference
  )
  const sold = request.onlyVisible ? products.filter(({ visible }) => visible) : products
  const byCode = new Map(sold.map((product) => [product.code, product]))
  const known = selections.filter(({ productCode }) => byCode.has(productCode))
  const country = countries.get(customer?.deliveryCountry?.toUpperCase() ?? '') ?? null
  const servingVatId = (vatId: string | null) =>
    countries.get(countryOfVatId(vatId) ?? '')?.eu ? vatId : null
  const histories = await loadHistories(client, [...byCode.values()])
  const isins = await knownIsins(client, known, byCode)
  const quote = makeQuote({
    lines: known.map((selection) =>
      lineInput(selection, byCode.get(selection.productCode)!, {
        ...{ calendars, priceLevels, isins, histories },
      })
    ),
    customer: { country, vatId: servingVatId(customer?.vatId ?? null) },
    discountCents,
    paymentMethod,
    rules: quoteRules(rules),
  })
  return withUnknown(
    quote,
    selections.filter(({ productCode }) => !byCode.has(productCode))
  )
}

/** From memory, and inside a transaction as the transaction sees it. */
async function pricedData(client: SqlClient, codes: string[], read?: ReferenceData) {
  const reference = read ?? (await referenceData(client))
  const { calendars, countries, rules } = reference
  if (client === null || read) {
    const products = codes.flatMap((code) => reference.productsByCode.get(code) ?? [])
    return { calendars, countries, rules, products, priceLevels: reference.priceLevels }
  }
  const products = await loadProductRows(client, { codes })
  return { calendars, countries, rules, products, priceLevels: await loadPriceLevels(client) }
}

type Around = Pick<ReferenceData, 'calendars' | 'priceLevels'> & {
  isins: KnownIsins
  histories: ReadonlyMap<number, MonthHistory>
}

function lineInput(
  { lineId, from, to, includeDegraded = false, filters = null }: QuoteSelection,
  product: ProductRow,
  { calendars, priceLevels, isins, histories }: Around
): QuoteLineInput {
  const calendar = calendars.get(product.calendarCode)
  if (!calendar) throw new Error(`Product ${product.code} has no trading calendar`)
  return {
    ...{ lineId, from, to, includeDegraded, filters, calendar },
    history: histories.get(product.id) ?? NO_FILES,
    product: { ...quotedProduct(product, priceLevels), knownIsins: isins.get(product.id) },
  }
}

function withUnknown(quote: Quote, unknown: QuoteSelection[]): Quote {
  if (unknown.length === 0) return quote
  const errors = unknown.map(({ productCode }) => ({
    code: 'catalogue.errors.product_unknown',
    params: { product: productCode },
  }))
  return { ...quote, errors: [...quote.errors, ...errors], canSubmit: false }
}
