import { datePrice, type DatedPrice } from '#catalogue/domain/dated_price'
import type { FilterChoices, FilterLevel } from '#catalogue/domain/filter_choices'
import {
  NEEDED,
  problemsOf,
  type Choices,
  type WholeProduct,
} from '#catalogue/domain/product_problems'
import type { ProductRecord } from '#catalogue/domain/product_record'
import type { Problem } from '#catalogue/domain/read_fields'

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
  /** What the columns of its files mean, a line each. */
  fields: string[]
}

type Completed = { product: WholeProduct; before: WholeProduct | null; problems: Problem[] }

/** What a new product is where its file says nothing; `null` has to be said. */
export const USUAL = {
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
  fields: [],
}

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
  const problems = [...problem, ...problemsOf(product, { record, before, choices })]
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

const partsOf = (level: FilterLevel | null): string[] =>
  (level?.values ?? []).map(({ code, name }) => (name === code ? code : `${code}=${name}`))
