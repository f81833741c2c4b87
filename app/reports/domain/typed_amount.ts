import type { Cents } from '#shared/domain/money'

const WHOLE = String.raw`\d{1,3}(?:[.,' ]\d{3})+|\d{1,9}`
const AMOUNT = new RegExp(String.raw`^([-−]?)(${WHOLE})(?:[.,](\d{1,2}))?$`)

/** Euros as English and German people write them, in cents; null for what is no number. */
export function readTypedAmount(typed: string): Cents | null {
  const match = AMOUNT.exec(typed.trim())
  if (!match) return null
  const [, sign, whole, cents = ''] = match
  const value = Number(whole!.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return sign && value !== 0 ? -value : value
}
