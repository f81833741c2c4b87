/** ISO 13616: head moved to the end, letters as numbers, modulo 97 it is 1. */
export function hasValidCheckDigits(iban: string): boolean {
  const compact = iban.replaceAll(' ', '')
  const digits = [...compact.slice(4), ...compact.slice(0, 4)].map((sign) =>
    Number.parseInt(sign, 36)
  )
  return BigInt(digits.join('')) % 97n === 1n
}
