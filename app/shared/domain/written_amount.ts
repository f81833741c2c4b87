import type { Cents } from '#shared/domain/money'

const POINT = /^([+-]?)(\d{1,12})(?:\.(\d{1,5}))?$/
const GERMAN = /^[+-]?\d{1,3}(\.\d{3})*(,\d+)?$|^[+-]?\d+,\d+$/
const SWISS = /^[+-]?\d{1,3}(['’]\d{3})+(\.\d+)?$/
const ENGLISH = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/

/** Cents of a decimal number with a point, as camt writes it; null for what is no whole cent. */
export function readDecimal(text: string): Cents | null {
  const match = POINT.exec(text)
  if (!match) return null
  const [, sign, whole, decimals = ''] = match
  if (/[1-9]/.test(decimals.slice(2))) return null
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

/** Cents of an amount as people and banks' CSV files write it: 1.234,50 or 1,234.50 or 1'234.50 or 1234.5. */
export function readWrittenAmount(text: string): Cents | null {
  const compact = withoutApostrophes(text.replaceAll(/[\s€]|EUR/gi, '').replaceAll('−', '-'))
  if (/^[+-]?\d+(\.\d{1,2})?$/.test(compact)) return readDecimal(compact)
  if (GERMAN.test(compact)) return readDecimal(compact.replaceAll('.', '').replace(',', '.'))
  return ENGLISH.test(compact) ? readDecimal(compact.replaceAll(',', '')) : null
}

/** Cents of a search that is an amount by its decimals or currency; null for a bare number, which names other things. */
export const readSearchedAmount = (text: string): Cents | null =>
  /[.,€]|EUR/i.test(text) ? readWrittenAmount(text) : null

const withoutApostrophes = (text: string) =>
  SWISS.test(text) ? text.replaceAll(/['’]/g, '') : text
