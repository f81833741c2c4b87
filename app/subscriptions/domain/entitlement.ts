import type { CalendarDay } from '#shared/domain/calendar_day'

/** Days without an end where a bound is null; both bounds belong to it. */
export type OpenRange = { from: CalendarDay | null; until: CalendarDay | null }

/** Days of data that somebody is entitled to, and the days on which they may be seen. */
export type EntitledRange = {
  days: OpenRange
  /** Of a filterable type: the first day of which there are files; null where all days have some. */
  actualStart?: CalendarDay | null
  visible: OpenRange
  isTrial?: boolean
  isSalesTrial?: boolean
  /** Currencies or assets of a filterable type. */
  items?: readonly string[]
}

export type Entitlement = {
  /** Entitled to every day; there are no ranges then. */
  isUnrestricted: boolean
  /** On other days nothing of the subscription may be seen, whatever a range says. */
  visible: OpenRange
  ranges: readonly EntitledRange[]
}

export type DenialReason = 'not_entitled' | 'not_yet_visible' | 'no_longer_visible'

/** Whether somebody may see a day now, with the last day on which he may (null: no end), or why not. */
export type Right = { may: true; until: CalendarDay | null } | { may: false; why: DenialReason }

export const ALWAYS: OpenRange = { from: null, until: null }

/** The days of a range of which there are files. */
export const daysOfFiles = ({ days, actualStart }: EntitledRange): OpenRange => ({
  ...days,
  from: later(days.from, actualStart ?? null),
})

export const holds = ({ from, until }: OpenRange, day: CalendarDay): boolean =>
  !(from && day.isBefore(from)) && !(until && day.isAfter(until))

/**
 * Whether somebody may see the files of a day of data today. Where several ranges hold the day the
 * most generous one counts; where none may be seen, one that will be seen is a better answer than one
 * that is over.
 */
export function rightTo(day: CalendarDay, entitlement: Entitlement, today: CalendarDay): Right {
  const windows = windowsOf(day, entitlement)
  if (windows.length === 0) return { may: false, why: 'not_entitled' }
  const open = windows.filter((window) => holds(window, today))
  if (open.length > 0) return { may: true, until: latest(open) }
  const comes = windows.some(({ from }) => from?.isAfter(today))
  return { may: false, why: comes ? 'not_yet_visible' : 'no_longer_visible' }
}

/** The days of data that somebody may see today: of each range, or one without ends; they may overlap. */
export function daysSeen(entitlement: Entitlement, today: CalendarDay): OpenRange[] {
  if (!holds(entitlement.visible, today)) return []
  if (entitlement.isUnrestricted) return [ALWAYS]
  return entitlement.ranges
    .filter(({ visible }) => holds(visible, today))
    .map(daysOfFiles)
    .filter(isAny)
}

/**
 * The parts of a filterable type that somebody may see of a day today: of all ranges that hold the day
 * and are visible, in the order of the alphabet.
 */
export function itemsSeen(
  day: CalendarDay,
  { isUnrestricted, visible, ranges }: Entitlement,
  today: CalendarDay
): string[] {
  if (isUnrestricted || !holds(visible, today)) return []
  const open = ranges.filter(
    (range) => holds(daysOfFiles(range), day) && holds(range.visible, today)
  )
  return [...new Set(open.flatMap(({ items = [] }) => items))].sort()
}

/** Whether somebody gets the files of a day that is still to come: entitled to it, and not too late to see it. */
export const willCome = (day: CalendarDay, entitlement: Entitlement): boolean =>
  windowsOf(day, entitlement).some(({ until }) => !until?.isBefore(day))

/** When a day of data may be seen: each range's days cut by those of the whole subscription. */
function windowsOf(day: CalendarDay, entitlement: Entitlement): OpenRange[] {
  if (entitlement.isUnrestricted) return [entitlement.visible]
  return entitlement.ranges
    .filter((range) => holds(daysOfFiles(range), day))
    .map(({ visible }) => cut(visible, entitlement.visible))
    .filter(isAny)
}

/** Whether there is a day between the bounds. */
const isAny = ({ from, until }: OpenRange) => !(from && until && from.isAfter(until))

/** The days of both; turned where they share none. */
export const cut = (one: OpenRange, other: OpenRange): OpenRange => ({
  from: later(one.from, other.from),
  until: earlier(one.until, other.until),
})

function later(one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null {
  if (!one || !other) return one ?? other
  return one.isAfter(other) ? one : other
}

function earlier(one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null {
  if (!one || !other) return one ?? other
  return one.isBefore(other) ? one : other
}

function latest(windows: readonly OpenRange[]): CalendarDay | null {
  const ends = windows.flatMap(({ until }) => until ?? [])
  if (ends.length < windows.length) return null
  return ends.reduce((last, end) => (end.isAfter(last) ? end : last))
}
