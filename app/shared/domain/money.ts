/** An amount of euro cents: always a whole, safe number. */
export type Cents = number

/** Rounds to a whole number, halves away from zero (rounding rule for money, once per line). */
export function roundHalfUp(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value))
  return rounded === 0 ? 0 : rounded
}

const PERCENT_DECIMALS = 4

/** Up to four decimals, rounded half up; in whole numbers, so that no fraction tips a half cent. */
export function percentOf(amount: Cents, percent: number): Cents {
  const factor = BigInt(Math.round(percent * 10 ** PERCENT_DECIMALS))
  const divisor = BigInt(100 * 10 ** PERCENT_DECIMALS)
  return divideHalfUp(BigInt(amount) * factor, divisor)
}

function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = Number((size * 2n + divisor) / (divisor * 2n))
  return dividend < 0n && rounded > 0 ? -rounded : rounded
}

const formats = {
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  de: new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** "1,234.50" in English, "1.234,50" in German; a real minus sign, no currency. */
export function formatEuro(amount: Cents, locale: 'en' | 'de'): string {
  return formats[locale].format(amount / 100).replace('-', '−')
}
