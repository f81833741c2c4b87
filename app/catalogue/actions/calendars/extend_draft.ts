import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import type { Calendar } from '#catalogue/actions/calendars/hold_calendar'
import {
  compareYears,
  withHoliday,
  withoutHoliday,
  withYears,
  type CalendarChange,
  type ComparedYears,
} from '#catalogue/domain/calendar_change'
import { holidaysByRules } from '#catalogue/gateways/holiday_rules'

/** Nobody plans further at once. */
const MOST_YEARS = 50

type Draft = { calendar: Calendar; change: CalendarChange }
type Typed = { day: string; nameEn: string; nameDe: string }

/** A draft with one more holiday, whose day is written as people write days. */
export function addToDraft({ calendar, change }: Draft, typed: Typed): Result<CalendarChange> {
  const day = readTypedDay(typed.day)
  if (!day) return refuse(noDay(typed.day, 'shared.errors.day_invalid'), { field: 'day' })
  return withHoliday(calendar, change, { ...typed, day: day.iso })
}

export const removeFromDraft = ({ calendar, change }: Draft, day: string) =>
  withoutHoliday(calendar, change, day)

/** A draft with what the holidays library says of some years; beside what the calendar says; years beyond its own extend it. */
export function importYears(
  { calendar, change }: Draft,
  { from, to }: { from: number; to: number }
): Result<{ change: CalendarChange; compared: ComparedYears }> {
  if (from > to) return refuse('calendars.errors.years_reversed', { field: 'to' })
  if (to - from >= MOST_YEARS) {
    return refuse('calendars.errors.years_many', { field: 'to', params: { most: MOST_YEARS } })
  }
  const isApart = from > change.lastYear + 1 || to < change.firstYear - 1
  if (isApart) {
    const { firstYear, lastYear } = change
    return refuse('calendars.errors.years_apart', {
      field: 'from',
      params: { firstYear, lastYear },
    })
  }
  if (Object.keys(calendar.rules).length === 0) {
    return refuse('calendars.errors.no_rules', { field: 'from' })
  }
  const found = [...holidaysByRules(calendar.rules, { from, to })].map(([day, { en, de }]) => ({
    ...{ day, nameEn: en, nameDe: de },
  }))
  const said = { from, to, found }
  const compared = compareYears(calendar, change, said)
  return ok({ change: withYears(calendar, change, said), compared })
}
