export type Page<T> = {
  content: T[]
  totalCount: number
  page: number
  pages: number
  /** There are more rows than are counted. */
  isMore?: boolean
}

/** Where a page lies among so many rows: a page behind the last one is the last one. */
export function placeOf(totalCount: number, { page, limit }: { page: number; limit: number }) {
  const pages = Math.max(1, Math.ceil(totalCount / limit))
  const shown = Math.min(Math.max(1, page), pages)
  return { page: shown, pages, offset: (shown - 1) * limit }
}
