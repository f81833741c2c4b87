import type { Cents } from '#shared/domain/money'

/** A price and the day from which it holds; `-infinity` for the first one, no amount for none. */
export type DatedPrice = { from: string; cents: Cents | null }

/** The price that holds on a day; the prices are in the order of their days. */
export const priceOn = (prices: readonly DatedPrice[], day: string): Cents | null =>
  prices.findLast(({ from }) => from <= day)?.cents ?? null

/** The price that follows the one of a day, where one is known already. */
export function nextPrice(
  prices: readonly DatedPrice[],
  day: string
): { from: string; cents: Cents } | null {
  const now = priceOn(prices, day)
  const next = prices.find(({ from, cents }) => from > day && cents !== null && cents !== now)
  return next ? { from: next.from, cents: next.cents! } : null
}

type Wish = { cents: Cents | null; from: string | null }
type Known = { now: Cents | null; prices: readonly DatedPrice[]; today: string }
type Dated = { cents: Cents | null; from: string | null; problem: string | null }

/** Where a wished price goes: nowhere if it holds on its day already, else to a day that has not begun. */
export function datePrice({ cents, from }: Wish, { now, prices, today }: Known): Dated {
  if (from === null) return { cents, from, problem: null }
  if (priceOn(prices, from) === cents) return { cents: now, from: null, problem: null }
  if (from < today) return { cents, from, problem: 'past' }
  return { cents, from, problem: now === null && from > today ? 'first_price' : null }
}
