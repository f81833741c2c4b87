import type { Cents } from '#shared/domain/money'
import { chargedIsins } from '#catalogue/domain/isin_choice'
import { adminFee, type FeeRule } from '#catalogue/domain/quote/admin_fee'
import { countLine } from '#catalogue/domain/quote/count_line'
import { errorsOf, warningsOf } from '#catalogue/domain/quote/judge_line'
import { priceLines } from '#catalogue/domain/quote/price_lines'
import { vatOn, type VatFacts } from '#catalogue/domain/quote/vat'
import type { PaymentMethod } from '#catalogue/domain/payment_method'
import type {
  Notice,
  Quote,
  QuoteLine,
  QuoteLineInput,
  QuoteVat,
} from '#catalogue/domain/quote/types'

export type QuoteRules = {
  rulesVersion: string
  effectiveFrom: string
  fee: FeeRule
  daysPerModule: number
  sellerCountry: string
}

export type QuoteInput = {
  lines: QuoteLineInput[]
  customer: Pick<VatFacts, 'country' | 'vatId'>
  discountCents?: Cents
  /** Set by hand, in place of the rule's; a free order has none. */
  feeCents?: Cents
  paymentMethod?: PaymentMethod
  rules: QuoteRules
}

/** Prices are made here only. Total rule: net = subtotal + fee − discount, gross = net + VAT. */
export function makeQuote(input: QuoteInput): Quote {
  return totalQuote(quoteLines(input), input)
}

/** For settled prices, as of a saved quote, whose buyer's country or payment may have changed. */
export function totalQuote(lines: QuoteLine[], input: Omit<QuoteInput, 'lines'>): Quote {
  const { errors: refused, ...amounts } = amountsOf(
    sum(lines, ({ priceCents }) => priceCents),
    input
  )
  const { vat } = amounts
  const errors = [...refused, ...orderErrors(lines, vat)]
  return {
    ...{ lines, ...amounts },
    files: sum(lines, ({ files }) => files),
    bytes: sum(lines, ({ bytes }) => bytes),
    errors,
    warnings: orderWarnings(vat),
    canSubmit: errors.length === 0 && lines.every((line) => line.errors.length === 0),
    rulesVersion: input.rules.rulesVersion,
    rulesEffectiveFrom: input.rules.effectiveFrom,
  }
}

/** What is paid for a subtotal: with fee, discount and VAT. */
export function amountsOf(subtotalCents: Cents, input: Omit<QuoteInput, 'lines'>) {
  const totals = totalsOf(subtotalCents, input)
  const vat = vatOn(totals.netCents, {
    ...input.customer,
    sellerCountry: input.rules.sellerCountry,
    paymentMethod: input.paymentMethod,
  })
  return { subtotalCents, ...totals, vat, grossCents: totals.netCents + vat.cents }
}

function quoteLines({ lines, customer, rules }: QuoteInput): QuoteLine[] {
  const counted = lines.map((input) => ({ input, counted: countLine(input) }))
  const prices = priceLines(
    counted.map(({ input, counted: { countedDays, isins } }) => ({
      ...{ pricing: input.product.pricing, countedDays },
      isins: isins && chargedIsins({ isins }),
    })),
    rules.daysPerModule
  )
  return counted.map((line, index) => ({
    ...line.counted,
    ...prices[index]!,
    errors: errorsOf(line.input, line.counted, customer.country?.code ?? null),
    warnings: warningsOf(line.counted),
  }))
}

/** Discount rule: between 0 and subtotal + fee; an amount outside counts as the nearest bound. */
function totalsOf(subtotalCents: Cents, input: Omit<QuoteInput, 'lines'>) {
  const empty = subtotalCents === 0
  const discount = input.discountCents ?? 0
  const ruled = adminFee(subtotalCents, input.rules.fee, { empty, free: false })
  const fee = { ...ruled, cents: input.feeCents ?? ruled.cents }
  const highest = subtotalCents + fee.cents
  const errors: Notice[] = []
  if (discount < 0 || discount > highest) {
    errors.push({ code: 'catalogue.errors.discount_bounds', params: { highest } })
  }
  if (!empty && discount >= subtotalCents) {
    const free = adminFee(subtotalCents, input.rules.fee, { empty, free: true })
    return { fee: free, discountCents: subtotalCents, netCents: 0, errors }
  }
  const discountCents = Math.min(Math.max(discount, 0), highest)
  return { fee, discountCents, netCents: highest - discountCents, errors }
}

function orderErrors(lines: QuoteLine[], vat: QuoteVat): Notice[] {
  const errors: Notice[] = []
  if (lines.length === 0) errors.push({ code: 'catalogue.errors.nothing_selected' })
  if (vat.idMissing) errors.push({ code: 'catalogue.errors.vat_id_missing' })
  return errors
}

function orderWarnings(vat: QuoteVat): Notice[] {
  if (vat.reason === 'unknown') return [{ code: 'catalogue.warnings.vat_undecided' }]
  if (vat.reason === 'outside_eu') return [{ code: 'catalogue.warnings.net_price' }]
  return []
}

const sum = <T>(values: T[], amount: (value: T) => number): number =>
  values.reduce((total, value) => total + amount(value), 0)
