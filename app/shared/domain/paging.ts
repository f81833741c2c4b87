export type Page<T> = {
  content: T[]
  totalCount: number
  page: number
  pages: number
  isMore?: boolean
  /** Where the rows behind it begin, for programs; null where there are none. */
  next?: Place | null
}

/** Where a row stands in the order of its list: what it is ordered by, as PostgreSQL writes it. */
export type Place = readonly (string | null)[]

/** What programs are told of a list: some of its rows, and where those behind them begin. */
export type Told<T> = Pick<Page<T>, 'content' | 'totalCount'> & { next: Place | null }

/** Where a page lies among so many rows: a page behind the last one is the last one. */
export function placeOf(totalCount: number, { page, limit }: { page: number; limit: number }) {
  const pages = Math.max(1, Math.ceil(totalCount / limit))
  const shown = Math.min(Math.max(1, page), pages)
  return { page: shown, pages, offset: (shown - 1) * limit }
}
