import type { ProductRecord } from '#catalogue/domain/product_record'
import type { Problem } from '#catalogue/domain/read_fields'

export type WholeProduct = Required<ProductRecord> & { subcategory: string | null }

export type Choices = {
  categories: ReadonlyMap<string, { parentId: string | null }>
  venues: ReadonlyMap<string, unknown>
  calendars: ReadonlyMap<string, unknown>
  priceLevels: ReadonlyMap<string, unknown>
  countries: ReadonlyMap<string, unknown>
  /** Codes of the products that there are or will be. */
  codes: ReadonlySet<string>
  today: string
}

/** What every product says of itself. */
export const NEEDED = [
  'name',
  'descriptionEn',
  'descriptionDe',
  'category',
  'calendar',
  'venues',
  'filePattern',
]

type Said = { record: ProductRecord; before: WholeProduct | null; choices: Choices }

/** What a product lacks, and what of it does not fit: names of nothing, and fields that need each other. */
export const problemsOf = (product: WholeProduct, { record, before, choices }: Said): Problem[] => [
  ...missing(product),
  ...unknown(product, record, choices),
  ...pricing(product),
  ...free(product, before),
  ...parts(product),
  ...securities(product),
]

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
