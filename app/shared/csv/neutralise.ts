export type CsvValue = string | number | boolean | null | undefined

const EXECUTABLE = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u

/** An apostrophe ahead makes a spreadsheet show what it would execute; numbers stay numbers. */
export function neutralise(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = value.replaceAll('\u0000', '')
  return EXECUTABLE.test(text) ? `'${text}` : text
}
