import type { Scenario } from './scenario.ts'

export type CardDetails = { number: string; expiry: string; cvc: string }

/** A stored card: never the number, only what stands on a receipt and how it behaves here. */
export type Card = { brand: 'VISA' | 'MASTERCARD'; masked: string; outcome: Scenario['outcome'] }

const BRANDS = [
  { brand: 'VISA', pattern: /^4\d{15}$/ },
  { brand: 'MASTERCARD', pattern: /^(5[1-5]\d{14}|2[2-7]\d{14})$/ },
] as const

/** The magic security codes of this stand-in; every other card behaves by its number. */
const BY_CVC: Record<string, Scenario['outcome']> = {
  '051': 'decline',
  '302': '3ds-decline',
  '303': '3ds-abandon',
  '404': 'pending-forever',
  '405': 'resumed',
}

const WITH_3DS = new Set(['4012001037461114', '5453010000059543'])

/** Which of Visa and Mastercard a number belongs to, or null. */
export function brandOf(number: string): Card['brand'] | null {
  return BRANDS.find(({ pattern }) => pattern.test(number))?.brand ?? null
}

/** A card from its details, or null when one of them cannot be right. */
export function readCard(details: CardDetails): Card | null {
  const number = details.number.replaceAll(/[\s-]/g, '')
  const brand = brandOf(number)
  if (!brand || !hasCheckDigit(number)) return null
  if (!isFutureMonth(details.expiry) || !/^\d{3}$/.test(details.cvc)) return null
  const outcome = BY_CVC[details.cvc] ?? (WITH_3DS.has(number) ? '3ds' : 'approve')
  return { brand, masked: `${number.slice(0, 6)}******${number.slice(-4)}`, outcome }
}

/** Luhn: every second digit from the right is doubled, the sum ends in zero. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, sign, at) => {
    const digit = Number(sign) * (at % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

export function isFutureMonth(expiry: string, now = new Date()): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(expiry.trim()) ?? []
  if (!month || !year) return false
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > now
}
