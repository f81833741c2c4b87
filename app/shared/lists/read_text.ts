export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** PostgreSQL takes no zero bytes, and a search for control characters finds nothing anyway. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() : ''
}

/** `?state=New&state=Failed` and `?state=New,Failed` mean the same. */
export function valuesIn(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values
    .flatMap((one) => plainText(one).split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
