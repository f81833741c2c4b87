import { datePrice, type DatedPrice } from '#catalogue/domain/dated_price'
import type { FilterChoices, FilterLevel } from '#catalogue/domain/filter_choices'
import type { Problem, ProductRecord } from '#catalogue/domain/product_record'

export type WholeProduct = Required<ProductRecord> & { subcategory: string | null }

/** What is known of a product that is there already. */
export type KnownProduct = {
  code: string
  name: string
  descriptionEn: string
  descriptionDe: string
  remarkEn: string | null
  remarkDe: string | null
  kind: string
  categoryId: string
  subcategoryId: string | null
  calendarCode: string
  venueIds: string[]
  visible: boolean
  excludedCountries: string[]
  buyingOptions: string[]
  pricing: string
  dailyPriceCents: number | null
  prices: DatedPrice[]
  priceGroup: string | null
  minimalDays: number
  creditCard: boolean
  trialWeeks: number | null
  publishDelayDays: number
  publishTime: string
  format: string
  compression: string
  filePattern: string
  filesPerDay: number
  sampleDay: string | null
  position: number
  upsellCodes: string[]
  filterChoices: FilterChoices | null
  isinField: string | null
  /** `ISIN` or `ISIN=Name`. */
  isins: string[]
}

type Choices = {
  categories: ReadonlyMap<string, { parentId: string | null }>
  venues: ReadonlyMap<string, unknown>
  calendars: ReadonlyMap<string, unknown>
  priceLevels: ReadonlyMap<string, unknown>
  countries: ReadonlyMap<string, unknown>
  /** Codes of the products that there are or will be. */
  codes: ReadonlySet<string>
  /** The day of the shop. */
  today: string
}

type Completed = { product: WholeProduct; before: WholeProduct | null; problems: Problem[] }

/** What a new product is where its file says nothing; `null` has to be said. */
const USUAL = {
  remarkEn: null,
  remarkDe: null,
  kind: 'files',
  visible: false,
  excludedCountries: [],
  buyingOptions: ['otp'],
  pricing: 'day',
  dailyPriceCents: null,
  dailyPriceFrom: null,
  priceGroup: null,
  minimalDays: 1,
  creditCard: true,
  trialWeeks: null,
  publishDelayDays: 1,
  publishTime: '06:00',
  format: 'csv',
  compression: 'gzip',
  filesPerDay: 1,
  sampleDay: null,
  position: 0,
  likes: [],
  levelOneField: null,
  levelOne: [],
  levelTwoField: null,
  levelTwo: [],
  isinField: null,
  isins: [],
}

const NEEDED = [
  'name',
  'descriptionEn',
  'descriptionDe',
  'category',
  'calendar',
  'venues',
  'filePattern',
]

/** What the file leaves out stays as it is, or is usual. Names what is missing or does not fit. */
export function completeProduct(
  record: ProductRecord,
  known: KnownProduct | null,
  choices: Choices
): Completed {
  const before = known && wholeOf(known)
  const said = withCategory(record, choices)
  const wished = { ...(before ?? { ...USUAL, subcategory: null }), ...said } as WholeProduct
  const { product, problem } = withDatedPrice(wished, known, choices.today)
  const problems = [
    ...problem,
    ...missing(product),
    ...unknown(product, record, choices),
    ...pricing(product),
    ...free(product, before),
    ...parts(product),
    ...securities(product),
  ]
  return { product, before, problems }
}

/** What a file says of a price that holds already changes nothing. */
function withDatedPrice(product: WholeProduct, known: KnownProduct | null, today: string) {
  if (!known) return { product: { ...product, dailyPriceFrom: null }, problem: [] }
  const wish = { cents: product.dailyPriceCents, from: product.dailyPriceFrom }
  const { prices, dailyPriceCents: now } = known
  const { cents, from, problem } = datePrice(wish, { now, prices, today })
  return {
    product: { ...product, dailyPriceCents: cents, dailyPriceFrom: from },
    problem: problem ? [{ field: 'dailyPriceFrom', code: problem }] : [],
  }
}

function wholeOf(known: KnownProduct): WholeProduct {
  const { categoryId, subcategoryId, calendarCode, venueIds, upsellCodes, ...same } = known
  const { levelOne = null, levelTwo = null } = known.filterChoices ?? {}
  const fields = Object.keys(USUAL).concat('code', NEEDED) as (keyof typeof same)[]
  const kept = fields.filter((field) => field in same).map((field) => [field, same[field]])
  return {
    ...(Object.fromEntries(kept) as WholeProduct),
    category: categoryId,
    subcategory: subcategoryId,
    dailyPriceFrom: null,
    calendar: calendarCode,
    venues: venueIds,
    likes: upsellCodes,
    levelOneField: levelOne?.field ?? null,
    levelOne: partsOf(levelOne),
    levelTwoField: levelTwo?.field ?? null,
    levelTwo: partsOf(levelTwo),
  }
}

/** A subcategory brings its category along. */
function withCategory(record: ProductRecord, { categories }: Choices) {
  if (record.category === undefined) return record
  const parent = categories.get(record.category)?.parentId ?? null
  return parent
    ? { ...record, category: parent, subcategory: record.category }
    : { ...record, subcategory: null }
}

const missing = (product: WholeProduct): Problem[] =>
  NEEDED.filter((field) => {
    const value = product[field as keyof WholeProduct]
    return value === undefined || (Array.isArray(value) && value.length === 0)
  }).map((field) => ({ field, code: 'needed' }))

function unknown(product: WholeProduct, record: ProductRecord, choices: Choices): Problem[] {
  const checks: [string, string[], { has(id: string): boolean }][] = [
    ['category', [record.category ?? []].flat(), choices.categories],
    ['calendar', [record.calendar ?? []].flat(), choices.calendars],
    ['venues', record.venues ?? [], choices.venues],
    ['excludedCountries', record.excludedCountries ?? [], choices.countries],
    ['priceGroup', [record.priceGroup ?? []].flat(), choices.priceLevels],
    ['likes', record.likes ?? [], choices.codes],
  ]
  const found = checks.flatMap(([field, ids, there]) =>
    ids.filter((id) => !there.has(id)).map((id) => ({ field, code: 'not_there', params: { id } }))
  )
  const own = (record.likes ?? []).includes(product.code)
  return own ? [...found, { field: 'likes', code: 'itself' }] : found
}

function pricing({ pricing: way, dailyPriceCents, priceGroup }: WholeProduct): Problem[] {
  if (way === 'day' && dailyPriceCents === null) return [{ field: 'dailyPrice', code: 'needed' }]
  if (way === 'module' && priceGroup === null) return [{ field: 'priceGroup', code: 'needed' }]
  return []
}

/** Nothing is sold for nothing; what is free already may stay so. */
function free({ pricing: way, dailyPriceCents }: WholeProduct, before: WholeProduct | null) {
  const isNew = way === 'day' && dailyPriceCents === 0 && before?.dailyPriceCents !== 0
  return isNew ? [{ field: 'dailyPrice', code: 'not_free' }] : []
}

const partsOf = (level: FilterLevel | null): string[] =>
  (level?.values ?? []).map(({ code, name }) => (name === code ? code : `${code}=${name}`))

/** Whoever lets buyers choose parts has to say which; nobody else has any. */
function parts(product: WholeProduct): Problem[] {
  const fields = ['levelOneField', 'levelOne', 'levelTwoField', 'levelTwo'] as const
  const isSaid = (field: (typeof fields)[number]) => (product[field]?.length ?? 0) > 0
  const said = fields.filter(isSaid)
  if (product.kind !== 'filterable') {
    return said.map((field) => ({ field, code: 'not_filterable' }))
  }
  if (said.length === 0 && !product.buyingOptions.includes('otp')) return []
  return fields.filter((field) => !isSaid(field)).map((field) => ({ field, code: 'needed' }))
}

/** Whoever sells by ISIN has to say which securities there are; nobody else has any. */
function securities({ isinField, isins, pricing: way }: WholeProduct): Problem[] {
  if (isinField === null) return isins.length > 0 ? [{ field: 'isinField', code: 'needed' }] : []
  if (way !== 'day') return [{ field: 'isinField', code: 'only_by_day' }]
  return isins.length === 0 ? [{ field: 'isins', code: 'needed' }] : []
}
