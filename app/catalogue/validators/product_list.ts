import { PAGE_SIZE, type ListRequest } from '#catalogue/queries/list_products'
import {
  DEPTHS,
  type BuyingOption,
  type FileFormat,
  type ProductSort,
} from '#catalogue/domain/product_filter'

export const SORTS: ProductSort[] = ['category', 'name', 'price', 'history']
export const DIRECTIONS = ['asc', 'desc'] as const
export const OFFERS: BuyingOption[] = ['otp', 'subscription']
export const FORMATS: FileFormat[] = ['csv', 'parquet', 'pcap']
export const MOST_CHARACTERS = 100
export const MOST_PRODUCTS = 1_000

/** Never refuses: names pass as they are, sort and page fall back to their defaults. */
export function readListRequest(query: Record<string, unknown>): ListRequest {
  const page = Number(query.page)
  return {
    category: text(query.category),
    subcategory: text(query.subcategory),
    venue: text(query.venue),
    search: text(query.search),
    offer: OFFERS.find((offer) => offer === query.offer),
    samples: query.samples === '1' || undefined,
    format: FORMATS.find((format) => format === query.format),
    depth: DEPTHS.find((depth) => depth === query.depth),
    sort: SORTS.find((sort) => sort === query.sort),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The same of programs, which name the order as in every list. */
export function readAskedList(query: Record<string, unknown>): ListRequest {
  const isReversed = query.orderDirection === 'desc' || undefined
  return { ...readListRequest({ ...query, sort: query.orderBy }), isReversed }
}

export const asksForPage = (query: Record<string, unknown>): boolean =>
  Object.keys(query).some((name) => name !== 'country' && name !== 'lang')

/** How many products a program wants at once; its call takes no other numbers. */
export const readLimit = ({ limit }: Record<string, unknown>): number => Number(limit) || PAGE_SIZE

function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const trimmed = value.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS)
  return trimmed === '' ? undefined : trimmed
}
