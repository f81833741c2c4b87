export type SortDirection = 'asc' | 'desc'

/** What a reader asked of a table: which page, in which order, of which rows. */
export type TableState<S extends string = string, F extends string = string> = {
  page: number
  limit: number
  orderBy: S
  orderDirection: SortDirection
  search: string
  /** Chosen values of each filter; an unused filter has none. */
  filters: Record<F, string[]>
}

/** One page of a list, as pages and the HTTP API hand it out. */
export type TablePage<T> = { content: T[]; totalCount: number; page: number; pages: number }

export const PAGE_SIZE = 10
const LARGEST_PAGE = 100
const LONGEST_SEARCH = 100
const MOST_FILTER_VALUES = 50

type Address = Record<string, unknown>

export type TableRules<S extends string, F extends string> = {
  sortable: readonly S[]
  defaultSort: { by: S; direction: SortDirection }
  filters: Record<F, readonly string[] | 'any'>
}

/**
 * Reads a table's state from an address. Whatever is unknown, misspelt or out of bounds falls back to
 * the default: an address can be typed by hand and must never break a page.
 */
export function readTableState<S extends string, F extends string>(
  address: Address,
  { sortable, defaultSort, filters }: TableRules<S, F>
): TableState<S, F> {
  const orderBy = sortable.find((name) => name === address.orderBy) ?? defaultSort.by
  return {
    page: pageOf(address),
    limit: wholeNumber(address.limit, 1, LARGEST_PAGE) ?? PAGE_SIZE,
    orderBy,
    orderDirection:
      readDirection(address.orderDirection) ??
      (orderBy === defaultSort.by ? defaultSort.direction : 'asc'),
    search: plainText(address.search).slice(0, LONGEST_SEARCH),
    filters: readFilters(address, filters),
  }
}

/** The page of a list that an address asks for; the first one where it names none. */
export function pageOf(address: Address): number {
  return wholeNumber(address.page, 1, 1_000_000) ?? 1
}

function readDirection(value: unknown): SortDirection | null {
  return value === 'asc' || value === 'desc' ? value : null
}

function readFilters<F extends string>(
  address: Address,
  filters: Record<F, readonly string[] | 'any'>
): Record<F, string[]> {
  const read = (name: F) => {
    const allowed = filters[name]
    const values = listOf(address[name]).filter((value) => value !== '')
    const known = allowed === 'any' ? values : values.filter((value) => allowed.includes(value))
    return [...new Set(known)].slice(0, MOST_FILTER_VALUES)
  }
  const names = Object.keys(filters) as F[]
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<F, string[]>
}

/** `?state=New&state=Failed` and `?state=New,Failed` mean the same. */
function listOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => plainText(one).split(',')).map((one) => one.trim())
}

function wholeNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  return number >= least && number <= most ? number : null
}

/** PostgreSQL takes no zero bytes, and a search for control characters finds nothing anyway. */
function plainText(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() : ''
}
