import type { Cents } from '#shared/domain/money'

const FORM = /^(\d{1,13})(?:\.(\d{1,4}))?$/

/** An amount as the card provider writes it, for example 35000 cents as "350.0000". */
export const toProviderAmount = (amount: Cents): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}00`

/** Cents of a provider's amount; null for parts of a cent and for what is no amount. */
export function fromProviderAmount(text: unknown): Cents | null {
  const [, whole, decimals = ''] = FORM.exec(String(text)) ?? []
  if (!whole) return null
  const [cents, rest] = [decimals.padEnd(4, '0').slice(0, 2), decimals.slice(2)]
  if (Number(rest) !== 0) return null
  const amount = Number(whole) * 100 + Number(cents)
  return Number.isSafeInteger(amount) ? amount : null
}
