import type { SelectionFilters } from '#catalogue'
import type { CalendarDay } from '#shared/domain/calendar_day'

export type WantedItem = {
  /** Chosen by the browser, so that sending an item twice adds it once. */
  clientItemId: string
  productCode: string
  from: CalendarDay
  to: CalendarDay
  /** Degraded days are charged and delivered only where they are wanted. */
  includeDegraded?: boolean
  /** Parts of a filterable product, and the securities of one that is sold by ISIN. */
  filters?: SelectionFilters | null
}

export type BasketItem = WantedItem & {
  id: number
  /** The price that its buyer was shown and has not been told a change of; null while not shown. */
  seenPriceCents: number | null
  /** The days with files that its buyer was shown, in the same way. */
  seenDays: number | null
  /** The saved quote that it was taken from, and its line there. */
  savedQuote: number | null
  savedLine: string | null
}

/** More than anybody reviews on one page; keeps a quote affordable. */
export const MOST_BASKET_ITEMS = 100
