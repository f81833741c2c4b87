import { isIsin } from '#shared/domain/isin'
import { readTypedDay } from '#shared/domain/typed_day'
import { patternProblem } from '#catalogue/domain/file_pattern'

/** A value that cannot be read, and why. */
export class Unreadable extends Error {
  constructor(
    readonly code: string,
    readonly params?: Record<string, string | number>
  ) {
    super(code)
  }
}

export type Reader = (value: unknown) => unknown

export const text: Reader = (value) => {
  const read = typeof value === 'string' ? value.trim() : ''
  if (read === '') throw new Unreadable('needed')
  if (read.length > 4_000 || read.includes('\0')) throw new Unreadable('text')
  return read
}

export const nullable =
  (reader: Reader): Reader =>
  (value) =>
    value === null || value === '' ? null : reader(value)

export const oneOf =
  (...values: string[]): Reader =>
  (value) => {
    if (values.includes(String(value))) return value
    throw new Unreadable('choice', { known: values.join(', ') })
  }

export const whole =
  (least: number, most: number): Reader =>
  (value) => {
    const read = value === '' ? Number.NaN : Number(value)
    if (Number.isInteger(read) && read >= least && read <= most) return read
    throw new Unreadable('whole', { least, most })
  }

/** Euro with up to two decimals, as text or number. */
export const euro: Reader = (value) => {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(value).trim())
  if (!found) throw new Unreadable('euro')
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

export const flag: Reader = (value) => {
  const read = String(value).toLowerCase()
  if (['true', 'yes', '1'].includes(read)) return true
  if (['false', 'no', '0'].includes(read)) return false
  throw new Unreadable('flag')
}

/** A list, or in CSV its values with spaces or another sign between them; null is an empty one. */
export const list =
  (reader: Reader, between = /\s+/): Reader =>
  (value) => {
    if (value === null) return []
    const values = Array.isArray(value) ? value : String(value).split(between).filter(Boolean)
    return [...new Set(values.map((one) => reader(one)))]
  }

export const matching =
  (pattern: RegExp, code: string): Reader =>
  (value) => {
    if (pattern.test(String(value))) return String(value)
    throw new Unreadable(code)
  }

export const day: Reader = (value) => {
  const read = readTypedDay(String(value))
  if (!read) throw new Unreadable('day')
  return read.iso
}

export const pattern: Reader = (value) => {
  const read = text(value) as string
  const problem = patternProblem(read)
  if (problem) throw new Unreadable(problem.code, { token: problem.token })
  return read
}

export const productCode = matching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'code')

export const column = matching(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/, 'column')

/** Values with names that hold spaces. */
export const parts = list(matching(/^[A-Za-z0-9_-]{1,30}(=\S.{0,99})?$/, 'part'), /\s*\|\s*/)

const isin: Reader = (value) => {
  const [code = '', ...name] = String(value).split('=')
  if (!isIsin(code) || name.join('=').length > 100) throw new Unreadable('isin', { isin: code })
  return value
}

/** Securities with names that hold spaces, each once and in order. */
export const isins: Reader = (value) => {
  const read = list(isin, /\s*\|\s*/)(value) as string[]
  return [...new Map(read.map((one) => [one.slice(0, 12), one])).values()].sort()
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
