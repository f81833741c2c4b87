import { canonicalJson } from '#catalogue/domain/canonical_json'
import type { Cents } from '#shared/domain/money'
import type { ModulePriceLevel } from '#catalogue/domain/quote/module_price'

type Change<Rule extends string, Value> = { rule: Rule; before: Value; after: Value }
type Fee = { amountCents: Cents; appliesUpToCents: Cents }

/**
 * One rule of the price as it holds today and as somebody would have it: the fee, the VAT of the seller's
 * country, the levels of a price group, the daily price of a product.
 */
export type RuleChange =
  | Change<'fee', Fee>
  | (Change<'vat', { percent: number }> & { subject: string })
  | (Change<'levels', ModulePriceLevel[]> & { subject: string; name: string })
  | (Change<'price', { cents: Cents }> & { subject: string; name: string })

/** What a form says of the rules; what it leaves out stays as it is. */
export type RuleWish = {
  fee: Fee
  vatPercent: number
  prices: { code: string; cents: Cents }[]
  levels: { group: string; levels: { lowLimit: number; cents: Cents }[] }[]
}

/** Each level ends where the next begins; the last one is open-ended. */
export const levelsOf = (wished: RuleWish['levels'][number]['levels']): ModulePriceLevel[] =>
  wished.map(({ lowLimit, cents }, index) => ({
    lowLimit,
    highLimit: index + 1 < wished.length ? wished[index + 1]!.lowLimit - 1 : null,
    modulePriceCents: cents,
  }))

/** Levels begin at one module and rise. */
export const areAscending = (levels: readonly { lowLimit: number }[]): boolean =>
  levels[0]?.lowLimit === 1 &&
  levels.every(({ lowLimit }, index) => index === 0 || lowLimit > levels[index - 1]!.lowLimit)

/** Compares what rules say, whatever the order in which their parts are kept. */
export const isSameRule = (one: object, other: object): boolean =>
  canonicalJson(one) === canonicalJson(other)
