import { placeOf } from '#shared/domain/paging'
import { readSpan } from '#catalogue/domain/asked_span'
import { compareProducts, isListed } from '#catalogue/domain/product_filter'
import type { ProductFilter, ProductSort } from '#catalogue/domain/product_filter'
import { countFacets, type ProductFacets } from '#catalogue/queries/count_facets'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { Remembered } from '#catalogue/queries/remembered'
import { searchProducts } from '#catalogue/queries/search_products'

export const PAGE_SIZE = 10

/** Where a product stood in a list, from 0. */
export type ProductPlace = { at: number; code: string }

export type ListRequest = ProductFilter & {
  sort?: ProductSort
  isReversed?: true
  page?: number
  limit?: number
  /** Analytics products are not ordered: programs ask for them elsewhere. */
  withoutAnalytics?: boolean
  /** Goes on behind it, in place of a page. */
  behind?: ProductPlace
}

export type ProductList = {
  products: ProductRow[]
  totalCount: number
  page: number
  pages: number
  /** The last of its products, where others follow. */
  next: ProductPlace | null
  facets: ProductFacets
  /** The search found nothing at all: the facets count without it. */
  isSearchInVain: boolean
  /** So many years of what is found were asked for as well: "3y cash l1". */
  years: number | null
}

type Found = Omit<ProductList, 'products' | 'totalCount' | 'page' | 'pages' | 'next'> & {
  ordered: ProductRow[]
}

type Searched = { found: ProductRow[]; years: number | null }

const lists = new Remembered<Found>(300)

/** From memory, and with one statement where something is searched for. */
export async function listProducts(request: ListRequest): Promise<ProductList> {
  const { page: asked = 1, limit = PAGE_SIZE, behind, ...choice } = request
  const reference = await referenceData()
  const key = JSON.stringify(choice, Object.keys(choice).sort())
  const found = await lists.get(reference, key, () => find(choice, reference))
  const { ordered, ...rest } = found
  const { page, pages, offset } = placeOf(ordered.length, { page: asked, limit })
  const start = behind ? firstBehind(ordered, behind) : offset
  const products = ordered.slice(start, start + limit)
  const at = start + products.length - 1
  const last = products.at(-1)
  const next = last && at + 1 < ordered.length ? { at, code: last.code } : null
  return { products, totalCount: ordered.length, page, pages, next, ...rest }
}

/** What has gone meanwhile was where the next one stands now. */
function firstBehind(ordered: ProductRow[], { at, code }: ProductPlace): number {
  const found = ordered.findIndex((product) => product.code === code)
  return found >= 0 ? found + 1 : at
}

async function find(choice: ListRequest, reference: ReferenceData): Promise<Found> {
  const { found, years } = await searched(reference, choice.search)
  const asked = choice.withoutAnalytics ? found.filter(({ kind }) => kind !== 'analytics') : found
  const listed = asked.filter((product) => isListed(product, choice))
  const isSearchInVain = choice.search !== undefined && found.length === 0
  const counted = isSearchInVain ? reference.products : found
  const facets = countFacets(counted, choice, reference)
  return { ordered: inOrder(listed, choice), facets, isSearchInVain, years }
}

/** Products that match the search, the best first; all of them without a search. */
async function searched(reference: ReferenceData, search?: string): Promise<Searched> {
  const { products } = reference
  if (!search) return { found: products, years: null }
  const byId = new Map(products.map((product) => [product.id, product]))
  const { ids, years } = await idsOf(search, reference)
  return { found: ids.flatMap((id) => byId.get(id) ?? []), years }
}

/** How many years somebody wants is no word of a product, unless one holds it. */
async function idsOf(search: string, reference: ReferenceData) {
  const ids = await searchProducts(search, reference)
  const span = ids.length > 0 ? null : readSpan(search)
  if (!span) return { ids, years: null }
  return { ids: await searchProducts(span.words, reference), years: span.years }
}

function inOrder(products: ProductRow[], { sort, isReversed }: ListRequest): ProductRow[] {
  if (!sort || sort === 'category') return isReversed ? products.toReversed() : products
  return products.toSorted((one, other) => compareProducts(sort, one, other, isReversed))
}
