import { isIsin } from '#shared/domain/isin'
import { CalendarDay } from '#shared/domain/calendar_day'
import { patternProblem } from '#catalogue/domain/file_pattern'

/** A product as an operator's file describes it; only what the file says is there. */
export type ProductRecord = {
  code: string
  name?: string
  descriptionEn?: string
  descriptionDe?: string
  remarkEn?: string | null
  remarkDe?: string | null
  kind?: string
  category?: string
  calendar?: string
  venues?: string[]
  visible?: boolean
  excludedCountries?: string[]
  buyingOptions?: string[]
  pricing?: string
  dailyPriceCents?: number | null
  priceGroup?: string | null
  minimalDays?: number
  creditCard?: boolean
  trialWeeks?: number | null
  publishDelayDays?: number
  publishTime?: string
  format?: string
  compression?: string
  filePattern?: string
  filesPerDay?: number
  sampleDay?: string | null
  position?: number
  likes?: string[]
  levelOneField?: string | null
  /** `CODE` or `CODE=Name`. */
  levelOne?: string[]
  levelTwoField?: string | null
  levelTwo?: string[]
  isinField?: string | null
  /** `ISIN` or `ISIN=Name`. */
  isins?: string[]
}

export type Problem = { field: string; code: string; params?: Record<string, string | number> }
export type Read = { record: ProductRecord; problems: Problem[] }

class Unreadable extends Error {
  constructor(
    readonly code: string,
    readonly params?: Record<string, string | number>
  ) {
    super(code)
  }
}

type Reader = (value: unknown) => unknown

const text: Reader = (value) => {
  const read = typeof value === 'string' ? value.trim() : ''
  if (read === '' || read.length > 4_000 || read.includes('\0')) throw new Unreadable('text')
  return read
}

const nullable =
  (reader: Reader): Reader =>
  (value) =>
    value === null || value === '' ? null : reader(value)

const oneOf =
  (...values: string[]): Reader =>
  (value) => {
    if (values.includes(String(value))) return value
    throw new Unreadable('choice', { known: values.join(', ') })
  }

const whole =
  (least: number, most: number): Reader =>
  (value) => {
    const read = value === '' ? Number.NaN : Number(value)
    if (Number.isInteger(read) && read >= least && read <= most) return read
    throw new Unreadable('whole', { least, most })
  }

/** Euro with up to two decimals, as text or number. */
const euro: Reader = (value) => {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(value).trim())
  if (!found) throw new Unreadable('euro')
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

const flag: Reader = (value) => {
  const read = String(value).toLowerCase()
  if (['true', 'yes', '1'].includes(read)) return true
  if (['false', 'no', '0'].includes(read)) return false
  throw new Unreadable('flag')
}

/** A list, or in CSV its values with spaces or another sign between them. */
const list =
  (reader: Reader, between = /\s+/): Reader =>
  (value) => {
    const values = Array.isArray(value) ? value : String(value).split(between).filter(Boolean)
    return [...new Set(values.map((one) => reader(one)))]
  }

const matching =
  (pattern: RegExp, code: string): Reader =>
  (value) => {
    if (pattern.test(String(value))) return String(value)
    throw new Unreadable(code)
  }

const day: Reader = (value) => {
  const read = CalendarDay.parse(String(value))
  if (!read) throw new Unreadable('day')
  return read.iso
}

const pattern: Reader = (value) => {
  const read = text(value) as string
  const problem = patternProblem(read)
  if (problem) throw new Unreadable(problem.code, { token: problem.token })
  return read
}

const productCode = matching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'code')

const column = matching(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/, 'column')

/** Values with names that hold spaces. */
const parts = list(matching(/^[A-Za-z0-9_-]{1,30}(=\S.{0,99})?$/, 'part'), /\s*\|\s*/)

const isin: Reader = (value) => {
  const [code = '', ...name] = String(value).split('=')
  if (!isIsin(code) || name.join('=').length > 100) throw new Unreadable('isin', { isin: code })
  return value
}

/** Securities with names that hold spaces, each once and in order. */
const isins: Reader = (value) => {
  const read = list(isin, /\s*\|\s*/)(value) as string[]
  return [...new Map(read.map((one) => [one.slice(0, 12), one])).values()].sort()
}

/** Every field of a file: its name there, the property it becomes, and how it is read. */
const FIELDS: Record<string, [property: keyof ProductRecord, reader: Reader]> = {
  code: ['code', productCode],
  name: ['name', text],
  descriptionEn: ['descriptionEn', text],
  descriptionDe: ['descriptionDe', text],
  remarkEn: ['remarkEn', nullable(text)],
  remarkDe: ['remarkDe', nullable(text)],
  kind: ['kind', oneOf('files', 'filterable', 'report', 'analytics')],
  category: ['category', text],
  calendar: ['calendar', text],
  venues: ['venues', list(text)],
  visible: ['visible', flag],
  excludedCountries: ['excludedCountries', list(matching(/^[A-Z]{2}$/, 'country'))],
  buyingOptions: ['buyingOptions', list(oneOf('otp', 'subscription'))],
  pricing: ['pricing', oneOf('day', 'module', 'request')],
  dailyPrice: ['dailyPriceCents', nullable(euro)],
  priceGroup: ['priceGroup', nullable(text)],
  minimalDays: ['minimalDays', whole(1, 10_000)],
  creditCard: ['creditCard', flag],
  trialWeeks: ['trialWeeks', nullable(whole(1, 104))],
  publishDelayDays: ['publishDelayDays', whole(0, 366)],
  publishTime: ['publishTime', matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')],
  format: ['format', oneOf('csv', 'parquet', 'pcap')],
  compression: ['compression', oneOf('none', 'gzip')],
  filePattern: ['filePattern', pattern],
  filesPerDay: ['filesPerDay', whole(1, 1_000)],
  sampleDay: ['sampleDay', nullable(day)],
  position: ['position', whole(0, 1_000_000)],
  likes: ['likes', list(productCode)],
  levelOneField: ['levelOneField', nullable(column)],
  levelOne: ['levelOne', parts],
  levelTwoField: ['levelTwoField', nullable(column)],
  levelTwo: ['levelTwo', parts],
  isinField: ['isinField', nullable(column)],
  isins: ['isins', isins],
}

/** Reads a product of a file; every field that cannot be read or that nobody knows is named. */
export function readProductRecord(raw: Record<string, unknown>): Read {
  const problems: Problem[] = []
  const record: Record<string, unknown> = {}
  for (const [field, value] of Object.entries({ code: '', ...raw })) {
    if (value === undefined) continue
    const known = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
    if (!known) problems.push({ field, code: 'unknown_field' })
    else readField(record, problems, field, known, value)
  }
  return { record: record as ProductRecord, problems }
}

function readField(
  record: Record<string, unknown>,
  problems: Problem[],
  field: string,
  [property, reader]: [keyof ProductRecord, Reader],
  value: unknown
): void {
  try {
    record[property] = reader(value)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    problems.push({ field, code: error.code, params: error.params })
  }
}
