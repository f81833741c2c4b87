/** An order's number as ISO 11649 reference: check digits let banks refuse a mistyped one. */
export function creditorReference(orderNumber: number): string {
  const reference = String(orderNumber)
  const remainder = Number(BigInt(`${reference}${lettersAsDigits('RF')}00`) % 97n)

  return `RF${String(98 - remainder).padStart(2, '0')}${reference}`
}

export function inGroupsOfFour(value: string): string {
  return value.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function lettersAsDigits(text: string): string {
  return [...text].map((letter) => String(letter.charCodeAt(0) - 55)).join('')
}
