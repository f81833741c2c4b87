import { percentOf, type Cents } from '#shared/domain/money'
import { amountsOf } from '#catalogue/domain/quote/make_quote'
import { priceLines, type PriceableLine } from '#catalogue/domain/quote/price_lines'
import type { Pricing } from '#catalogue/domain/quote/types'
import type { PaymentMethod } from '#catalogue/domain/payment_method'
import { quoteRules } from '#catalogue/queries/quote_for'
import { pricingOf } from '#catalogue/queries/quoted_product'
import type { ReferenceData } from '#catalogue/queries/reference_data'

export type SoldItem = {
  productId: number
  countedDays: number
  isins: number | null
  priceCents: Cents
}

export type SoldOrder = {
  items: readonly SoldItem[]
  country: string | null
  paymentMethod: PaymentMethod
  discountCents: Cents
  /** The discount took all of it, and does so whatever it costs. */
  isFree: boolean
  /** Fee and VAT that staff set by hand; they stay. */
  setFeeCents: Cents | null
  setVatPercent: number | null
}

export type Replayed = {
  prices: readonly Cents[]
  feeCents: Cents
  netCents: Cents
  vatCents: Cents
  grossCents: Cents
}

/** Sells past orders again by the rules of some reference data, with the days that were sold. */
export function replayerOf(reference: ReferenceData): (order: SoldOrder) => Replayed {
  const { countries, priceLevels, products } = reference
  const pricings = new Map(products.map((one) => [one.id, pricingOf(one, priceLevels)]))
  const rules = quoteRules(reference.rules)
  return ({ items, country, paymentMethod, setVatPercent, ...sold }) => {
    const lines = items.map((item) => lineOf(item, pricings.get(item.productId)))
    const prices = priceLines(lines, rules.daysPerModule).map(({ priceCents }) => priceCents)
    const subtotalCents = prices.reduce((sum, cents) => sum + cents, 0)
    const customer = { country: countries.get(country ?? '') ?? null, vatId: null }
    const discountCents = sold.isFree ? subtotalCents : sold.discountCents
    const feeCents = sold.setFeeCents ?? undefined
    const paid = amountsOf(subtotalCents, {
      ...{ customer, discountCents, feeCents, paymentMethod, rules },
    })
    const vatCents =
      setVatPercent === null ? paid.vat.cents : percentOf(paid.netCents, setVatPercent)
    const { netCents } = paid
    return { prices, feeCents: paid.fee.cents, netCents, vatCents, grossCents: netCents + vatCents }
  }
}

/** What has no price any more keeps the one that was paid. */
function lineOf(item: SoldItem, pricing: Pricing | undefined): PriceableLine {
  const { countedDays, isins, priceCents } = item
  if (pricing && pricing.kind !== 'request') return { pricing, countedDays, isins }
  return { pricing: { kind: 'day', dailyPriceCents: priceCents }, countedDays: 1, isins: null }
}
