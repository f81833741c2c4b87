/** A day with files of which the book says nothing. */
export type UnbookedDay = {
  day: string
  files: number
  cameAt: Date
  /** It has a morning of its own, at which people are told. */
  isAwaited: boolean
  announcedAt: Date | null
}

export type BookEntry = { day: string; files: number; toldAt: string | null; isNews: boolean }

/** Who loads more days at once loads a history, of which nobody is told. */
export const MOST_NEWS = 30

/**
 * What is entered of days that the book misses. A day is news where it came after the book of its product was
 * begun; days that are still awaited are left to their morning.
 */
export function entriesFor(
  days: readonly UnbookedDay[],
  { begun, now }: { begun: Date | null; now: Date }
): BookEntry[] {
  const open = days.filter(({ isAwaited, announcedAt }) => !isAwaited || announcedAt)
  const isNew = ({ announcedAt, cameAt }: UnbookedDay) =>
    !announcedAt && begun !== null && cameAt > begun
  const isHistory = open.filter(isNew).length > MOST_NEWS
  return open.map((one) => {
    const isNews = isNew(one) && !isHistory
    const toldAt = isNews ? now : one.announcedAt
    return { day: one.day, files: one.files, toldAt: toldAt?.toISOString() ?? null, isNews }
  })
}
