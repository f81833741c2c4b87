export type BuyingOption = 'otp' | 'subscription'

export type FileFormat = 'csv' | 'parquet' | 'pcap'

/** Years of history that a buyer can ask for at least. */
export const DEPTHS = ['1', '3', '5', '10'] as const
export type Depth = (typeof DEPTHS)[number]

export type FilteredProduct = {
  name: string
  visible: boolean
  categoryId: string
  subcategoryId: string | null
  venueIds: string[]
  buyingOptions: BuyingOption[]
  hasSamples: boolean
  firstDay: string | null
  lastDay: string | null
  format: FileFormat
  pricing: string
  dailyPriceCents: number | null
}

export type ProductSort = 'category' | 'name' | 'price' | 'history'

export type ProductFilter = {
  category?: string
  subcategory?: string
  venue?: string
  search?: string
  offer?: BuyingOption
  samples?: boolean
  format?: FileFormat
  /** At least so many years between the first and the last day. */
  depth?: Depth
}

type Facet = keyof ProductFilter

/** `except` leaves one filter out to count its other values. The database answers searches. */
export function isListed(product: FilteredProduct, filter: ProductFilter, except?: Facet): boolean {
  const asks = (facet: Facet) => filter[facet] !== undefined && facet !== except
  if (!product.visible) return false
  if (asks('category') && product.categoryId !== filter.category) return false
  if (asks('subcategory') && except !== 'category') {
    if (product.subcategoryId !== filter.subcategory) return false
  }
  if (asks('venue') && !product.venueIds.includes(filter.venue!)) return false
  if (asks('offer') && !product.buyingOptions.includes(filter.offer!)) return false
  if (asks('format') && (!hasFiles(product) || product.format !== filter.format)) return false
  if (asks('depth') && !reachesBack(product, filter.depth!)) return false
  return !asks('samples') || !filter.samples || product.hasSamples
}

export const hasFiles = ({ firstDay }: Pick<FilteredProduct, 'firstDay'>) => firstDay !== null

/** Whether the history of a product spans at least so many years. */
export function reachesBack(
  { firstDay, lastDay }: Pick<FilteredProduct, 'firstDay' | 'lastDay'>,
  depth: Depth
): boolean {
  if (!firstDay || !lastDay) return false
  const needed = `${String(Number(firstDay.slice(0, 4)) + Number(depth))}${firstDay.slice(4)}`
  return needed <= lastDay
}

/** Order of the overview; products without the value come last, names break ties. */
export function compareProducts(
  sort: ProductSort,
  one: FilteredProduct,
  other: FilteredProduct,
  isReversed = false
): number {
  if (sort === 'category') return 0
  if (sort === 'name') return isReversed ? byName(other, one) : byName(one, other)
  const key = sort === 'price' ? priceKey : ({ firstDay }: FilteredProduct) => firstDay
  return compareValues(key(one), key(other), isReversed) || byName(one, other)
}

const priceKey = ({ pricing, dailyPriceCents }: FilteredProduct) =>
  pricing === 'day' ? dailyPriceCents : null

const NAMES = new Intl.Collator('en')
const byName = (one: FilteredProduct, other: FilteredProduct) => NAMES.compare(one.name, other.name)

function compareValues<T extends string | number>(
  one: T | null,
  other: T | null,
  isReversed: boolean
): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other === isReversed ? 1 : -1
}
