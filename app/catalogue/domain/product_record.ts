import {
  text,
  nullable,
  oneOf,
  whole,
  euro,
  flag,
  list,
  matching,
  day,
  pattern,
  productCode,
  column,
  parts,
  isins,
  Unreadable,
  type Reader,
} from '#catalogue/domain/record_readers'

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
  /** The day from which the price holds; without one it holds at once. */
  dailyPriceFrom?: string | null
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
  dailyPriceFrom: ['dailyPriceFrom', nullable(day)],
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
