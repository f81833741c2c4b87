/**
 * The payment reference of an order: its number as a structured creditor reference (ISO 11649),
 * for example RF36 1048 2. The two check digits let banks refuse a mistyped reference.
 */
export function creditorReference(orderNumber: number): string {
  const reference = String(orderNumber)
  const remainder = Number(BigInt(`${reference}${lettersAsDigits('RF')}00`) % 97n)

  return `RF${String(98 - remainder).padStart(2, '0')}${reference}`
}

/** A reference or IBAN in groups of four, as people read and compare it. */
export function inGroupsOfFour(value: string): string {
  return value.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function lettersAsDigits(text: string): string {
  return [...text].map((letter) => String(letter.charCodeAt(0) - 55)).join('')
}
