import type { ListRequest } from '#catalogue/queries/list_products'
import type { ReferenceData } from '#catalogue/queries/reference_data'

const NAMED = ['category', 'subcategory', 'venue'] as const

/** The rest is left out: filters become title and heading, where no stranger may put words. */
export function knownFilters(
  asked: Record<string, unknown>,
  request: ListRequest,
  { categories, venues }: ReferenceData
): { known: ListRequest; hasLeftOut: boolean } {
  const exists = {
    category: (id: string) => categories.get(id)?.parentId === null,
    subcategory: (id: string) => Boolean(categories.get(id)?.parentId),
    venue: (id: string) => venues.has(id),
  }
  const known = { ...request }
  for (const name of NAMED) {
    if (known[name] !== undefined && !exists[name](known[name])) known[name] = undefined
  }
  const filters = [...NAMED, 'offer', 'format', 'depth'] as const
  return { known, hasLeftOut: filters.some((name) => asked[name] && known[name] === undefined) }
}
