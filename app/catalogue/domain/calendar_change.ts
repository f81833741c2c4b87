import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Refused, type Result } from '#shared/domain/result'
import { writtenDay } from '#shared/domain/written_day'

export type KnownHoliday = { day: string; nameEn: string; nameDe: string }

export type KnownCalendar = {
  code: string
  firstYear: number
  lastYear: number
  holidays: KnownHoliday[]
}

/** What somebody wants of a calendar, before it is saved. */
export type CalendarChange = {
  add: KnownHoliday[]
  remove: string[]
  firstYear: number
  lastYear: number
}

/** The first and the last year that a calendar can have. */
export const YEARS = { first: 1900, last: 2200 }

/** The change with one holiday more; refuses days that make no difference or lie outside the years. */
export function withHoliday(
  calendar: KnownCalendar,
  change: CalendarChange,
  holiday: KnownHoliday
): Result<CalendarChange> {
  const next = { ...change, add: [...change.add, holiday] }
  const refused = refuseChange(calendar, next)
  return refused ?? ok(next)
}

/** The change without a holiday, whether the calendar has it or the change brings it. */
export function withoutHoliday(
  calendar: KnownCalendar,
  change: CalendarChange,
  day: string
): Result<CalendarChange> {
  if (change.add.some((one) => one.day === day)) {
    return ok({ ...change, add: change.add.filter((one) => one.day !== day) })
  }
  if (change.remove.includes(day)) {
    return ok({ ...change, remove: change.remove.filter((one) => one !== day) })
  }
  const next = { ...change, remove: [...change.remove, day] }
  return refuseChange(calendar, next) ?? ok(next)
}

/** The change with what the library says of some years; what it does not say stays as it is. */
export function withYears(
  calendar: KnownCalendar,
  change: CalendarChange,
  { from, to, found }: { from: number; to: number; found: KnownHoliday[] }
): CalendarChange {
  const known = new Set([...calendar.holidays, ...change.add].map(({ day }) => day))
  const removed = new Set(change.remove)
  return {
    ...change,
    add: [...change.add, ...found.filter(({ day }) => !known.has(day) && !removed.has(day))],
    firstYear: Math.min(change.firstYear, from),
    lastYear: Math.max(change.lastYear, to),
  }
}

/** What a calendar and the library say of the same years; days that only the library has are added. */
export type ComparedYears = {
  from: number
  to: number
  agree: number
  added: number
  onlyHere: KnownHoliday[]
  otherNames: (KnownHoliday & { libraryEn: string; libraryDe: string })[]
}

/** Compares the draft as it was before the library's days came to it. */
export function compareYears(
  calendar: KnownCalendar,
  change: CalendarChange,
  { from, to, found }: { from: number; to: number; found: KnownHoliday[] }
): ComparedYears {
  const removed = new Set(change.remove)
  const here = [...calendar.holidays.filter(({ day }) => !removed.has(day)), ...change.add]
    .filter(({ day }) => day >= `${from}` && day < `${to + 1}`)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const library = new Map(found.map((one) => [one.day, one]))
  const both = here.flatMap((one) => {
    const said = library.get(one.day)
    return said ? [{ ...one, libraryEn: said.nameEn, libraryDe: said.nameDe }] : []
  })
  const otherNames = both.filter(
    ({ nameEn, nameDe, libraryEn, libraryDe }) => nameEn !== libraryEn || nameDe !== libraryDe
  )
  return {
    ...{ from, to, agree: both.length - otherNames.length, otherNames },
    added: withYears(calendar, change, { from, to, found }).add.length - change.add.length,
    onlyHere: here.filter(({ day }) => !library.has(day)),
  }
}

/** Why a change cannot be saved; the first reason. */
export function refuseChange(calendar: KnownCalendar, change: CalendarChange): Refused | null {
  const known = new Set(calendar.holidays.map(({ day }) => day))
  const removed = new Set(change.remove)
  for (const day of change.remove) {
    if (!known.has(day)) return refused('not_a_holiday', day)
  }
  if (removed.size < change.remove.length) return refused('twice', change.remove.at(-1)!)
  const taken = new Set([...known].filter((day) => !removed.has(day)))
  for (const { day } of change.add) {
    const reason = reasonAgainst(day, change)
    if (reason) return reason
    if (taken.has(day)) return refused('already', day)
    taken.add(day)
  }
  return null
}

function reasonAgainst(iso: string, { firstYear, lastYear }: CalendarChange): Refused | null {
  const day = CalendarDay.parse(iso)
  if (!day) return refuse('shared.errors.day_invalid', { field: 'day' })
  if (day.isWeekend) return refused('weekend', iso)
  const isOutside = day.year < firstYear || day.year > lastYear
  return isOutside
    ? refuse('calendars.errors.outside', { field: 'day', params: { firstYear, lastYear } })
    : null
}

const refused = (why: 'not_a_holiday' | 'twice' | 'weekend' | 'already', day: string) =>
  refuse(`calendars.errors.${why}`, { field: 'day', params: { day: writtenDay(day) } })
