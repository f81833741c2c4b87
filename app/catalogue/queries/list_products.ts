import { compareProducts, isListed } from '#catalogue/domain/product_filter'
import type { ProductFilter, ProductSort } from '#catalogue/domain/product_filter'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { searchProducts } from '#catalogue/queries/search_products'

export const PAGE_SIZE = 10

export type ListRequest = ProductFilter & { sort?: ProductSort; page?: number }

export type FacetValue = { id: string; count: number }

export type ProductFacets = {
  total: number
  oneOff: number
  subscription: number
  samples: number
  categories: FacetValue[]
  subcategories: FacetValue[]
  venues: FacetValue[]
}

export type ProductList = {
  products: ProductRow[]
  totalCount: number
  page: number
  pages: number
  facets: ProductFacets
}

/** One page of the product overview with the counts of every other choice. */
export async function listProducts(request: ListRequest): Promise<ProductList> {
  const reference = await referenceData()
  const found = await searched(reference, request.search)
  const listed = found.filter((product) => isListed(product, request))
  const ordered = inOrder(listed, request)
  const pages = Math.max(1, Math.ceil(listed.length / PAGE_SIZE))
  const page = Math.min(request.page ?? 1, pages)
  return {
    products: ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    totalCount: listed.length,
    page,
    pages,
    facets: facetsOf(found, request, reference),
  }
}

/** Products that match the search, the best first; all of them without a search. */
async function searched({ products }: ReferenceData, search?: string): Promise<ProductRow[]> {
  if (!search) return products
  const byId = new Map(products.map((product) => [product.id, product]))
  const ids = await searchProducts(search)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function inOrder(products: ProductRow[], { sort, search }: ListRequest): ProductRow[] {
  if (search && !sort) return products
  return products.toSorted((one, other) => compareProducts(sort ?? 'category', one, other))
}

function facetsOf(
  found: ProductRow[],
  filter: ProductFilter,
  { categories, venues }: ReferenceData
): ProductFacets {
  const without = (facet: keyof ProductFilter) =>
    found.filter((product) => isListed(product, filter, facet))
  const [byCategory, byVenue, byOffer] = [without('category'), without('venue'), without('offer')]
  const inCategories = (id: string) => (product: ProductRow) =>
    product.categoryId === id || product.subcategoryId === id
  const counted = [...categories.values()].map((category) => ({
    id: category.id,
    parentId: category.parentId,
    count: byCategory.filter(inCategories(category.id)).length,
  }))
  return {
    total: found.filter((product) => isListed(product, {})).length,
    oneOff: byOffer.filter(({ buyingOptions }) => buyingOptions.includes('otp')).length,
    subscription: byOffer.filter((product) => product.buyingOptions.includes('subscription'))
      .length,
    samples: without('samples').filter(({ sampleDay }) => sampleDay !== null).length,
    categories: counted.filter(({ parentId }) => !parentId).map(asFacet),
    subcategories: counted.filter(({ parentId }) => parentId).map(asFacet),
    venues: [...venues.keys()].map((id) => ({
      id,
      count: byVenue.filter(({ venueIds }) => venueIds.includes(id)).length,
    })),
  }
}

const asFacet = ({ id, count }: FacetValue): FacetValue => ({ id, count })
