import { createRequire } from 'node:module'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { HolidayName } from '#shared/domain/trading_calendar'

const load = createRequire(import.meta.url)

/** With it come the orbits of sun and moon, which a start does not need (ADR 79). */
const newLibrary = (days: Record<string, { name: HolidayName }>) => {
  const { default: Holidays } = load(
    'date-holidays-parser'
  ) as typeof import('date-holidays-parser')
  const library = new Holidays({ holidays: { RULES: { names: { en: 'Rules' }, days } } })
  library.init('RULES')
  return library
}

/** Recurring holidays by their rule, in the grammar of the library: `easter -2`, `4th thursday in November`. */
export type HolidayRules = Record<string, HolidayName>

/** The first rule that the library does not understand; null for none. */
export function strangeRule(rules: HolidayRules): string | null {
  const library = newLibrary({})
  const isKnown = (rule: string) => library.setHoliday(rule, rule)
  return Object.keys(rules).find((rule) => !isKnown(rule)) ?? null
}

/** What rules say of some years, by ISO day; a holiday on a weekend changes nothing and is left out. */
export function holidaysByRules(
  rules: HolidayRules,
  { from, to }: { from: number; to: number }
): Map<string, HolidayName> {
  const days = Object.fromEntries(Object.entries(rules).map(([rule, name]) => [rule, { name }]))
  const library = newLibrary(days)
  const found = new Map<string, HolidayName>()
  for (let year = from; year <= to; year++) {
    for (const { date, rule } of library.getHolidays(year)) {
      const day = CalendarDay.parse(date.slice(0, 10))!
      if (!day.isWeekend) found.set(day.iso, rules[rule]!)
    }
  }
  return found
}
