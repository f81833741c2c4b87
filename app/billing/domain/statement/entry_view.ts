import { placeOf } from '#shared/domain/paging'
import type { EntryState } from '#billing/domain/statement/propose'

type Line = { state: EntryState; amountCents: number }

export const ENTRY_VIEWS = ['open', 'booked', 'all'] as const
export type EntryView = { view: (typeof ENTRY_VIEWS)[number]; page: number; limit: number }

export const ENTRIES_OF_PAGE = 100
export const LARGEST_ENTRY_PAGE = 9999

/** What an address asks of the lines of a statement; what is unknown falls back. */
export function readEntryView(address: Record<string, unknown>): EntryView {
  const view = ENTRY_VIEWS.find((name) => name === address.view) ?? 'open'
  const page = typeof address.page === 'string' && /^\d{1,4}$/.test(address.page) ? address.page : 1
  return { view, page: Math.max(1, Number(page)), limit: ENTRIES_OF_PAGE }
}

/** Open are lines that nobody has decided about; of those, money that came in comes first to the eye. */
export function viewEntries<L extends Line>(
  all: readonly L[],
  { view, page: asked, limit }: EntryView
) {
  const counts = Object.fromEntries(
    ENTRY_VIEWS.map((name) => [name, all.filter(inView(name)).length])
  ) as Record<(typeof ENTRY_VIEWS)[number], number>
  const found = all.filter(inView(view))
  const { page, pages, offset } = placeOf(found.length, { page: asked, limit })
  const entries = found.slice(offset, offset + limit)
  return {
    entries,
    counts,
    view,
    paging: { page, pages, limit, totalCount: found.length },
  }
}

const inView = (view: (typeof ENTRY_VIEWS)[number]) => {
  if (view === 'all') return () => true
  return ({ state, amountCents }: Line) =>
    view === 'open' ? state === 'Open' && amountCents > 0 : state === 'Booked'
}
