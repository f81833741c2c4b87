import type { Place } from '#shared/domain/paging'

export type Direction = 'asc' | 'desc'

export type Address = Readonly<Record<string, unknown>>

/** Values that a filter understands: as they are kept, or names that stand for what is kept. */
export type FilterValues = readonly string[] | Readonly<Record<string, unknown>>

export type Filter = {
  /** What may be chosen; without it any text is compared. */
  values?: FilterValues
  /** Values by view, where a view holds only some of them. */
  heldBy?: Readonly<Record<string, readonly string[]>>
  /** What is chosen belongs to a view: another one begins without it, as it does under `heldBy`. */
  isOfView?: true
  /** Its values divide the list into tabs on pages; how many rows each has is counted, up to a bound. */
  isTab?: true
  /** It takes a calendar day, `2026-03-31`. */
  isDay?: true
  /** It takes numbers of records, `17`. */
  isId?: true
  /** Other ways to write a value, in small letters. */
  spellings?: Readonly<Record<string, string>>
}

/** What a list can be asked for: by pages in their addresses, and by programs. */
export type Question = {
  sort: readonly string[]
  usual: { by: string; direction: Direction; limit: number }
  mostRows: number
  filters: Readonly<Record<string, Filter>>
  /** Groups of rows with a count each; the first is what is shown unless another is asked for. */
  views: readonly string[]
  /** Up to where these are counted; null for all. */
  mostOfViews: number | null
  isSearchable: boolean
}

/** What somebody asked of a list: which page, in which order, of which rows. */
export type Wish<
  S extends string = string,
  F extends Readonly<Record<string, readonly string[]>> = Record<string, string[]>,
  V extends string = string,
> = {
  page: number
  limit: number
  orderBy: S
  orderDirection: Direction
  search: string
  filters: F
  view: V
  /** Of programs: behind which row to go on, in place of a page. */
  cursor?: string
  behind?: Place
}

/** Whether a wish leaves no row out. */
export const isEverything = ({ search, filters }: Wish): boolean =>
  search === '' && Object.values(filters).every((chosen) => chosen.length === 0)

export const LONGEST_SEARCH = 100
export const MOST_VALUES = 50
export const LONGEST_CURSOR = 2_000

/** The names that a filter takes; null where it takes any text. */
export function namesOf({ values }: Filter): readonly string[] | null {
  if (!values) return null
  return isNames(values) ? values : Object.keys(values)
}

/** What the rows hold for the chosen names. */
export const keptFor = ({ values }: Filter, chosen: readonly string[]): unknown[] =>
  !values || isNames(values) ? [...chosen] : chosen.map((name) => values[name])

const isNames = (values: FilterValues): values is readonly string[] => Array.isArray(values)
