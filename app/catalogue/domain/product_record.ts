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
} from '#catalogue/domain/record_readers'
import { readFields, type Fields, type Problem } from '#catalogue/domain/read_fields'
import { dictionary } from '#catalogue/domain/product_dictionary'

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
  /** What the columns of its files mean, a line each. */
  fields?: string[]
}

export type Read = { record: ProductRecord; problems: Problem[] }

/** Every field of a file: its name there, the property it becomes, and how it is read. */
const FIELDS: Fields<keyof ProductRecord> = {
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
  fields: ['fields', dictionary],
}

/** Reads a product of a file; every field that cannot be read or that nobody knows is named. */
export function readProductRecord(raw: Record<string, unknown>): Read {
  const { record, problems } = readFields(FIELDS, { code: '', ...raw })
  return { record: record as ProductRecord, problems }
}
