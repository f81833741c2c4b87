import { refuseChange, type KnownHoliday } from '#catalogue/domain/calendar_change'
import type { Problem } from '#catalogue/domain/read_fields'
import type { CalendarRecord } from '#catalogue/domain/reference/reference_record'
import { holidaysByRules, strangeRule } from '#catalogue/gateways/holiday_rules'

type Wish = {
  /** With what is usual where the file says nothing. */
  wish: CalendarRecord
  said: Partial<CalendarRecord>
  before: CalendarRecord | undefined
}

type Whole = { record: CalendarRecord; problems: Problem[] }

const DAYS = ['firstYear', 'lastYear', 'holidays', 'openDays'] as const

/**
 * A calendar with every single holiday. The days of one that is there already touch prices and coverage:
 * they are changed in the administration, which shows what they touch.
 */
export function wholeCalendar({ wish, said, before }: Wish): Whole {
  const problem = unusable(wish)
  if (problem) return { record: wish, problems: [problem] }
  if (before && DAYS.every((field) => said[field] === undefined)) {
    return { record: { ...wish, holidays: before.holidays }, problems: [] }
  }
  const ruled = holidaysOfRules(wish)
  const refused = refuseChange(
    { code: wish.id, firstYear: wish.firstYear, lastYear: wish.lastYear, holidays: ruled },
    { ...wish, add: wish.holidays, remove: wish.openDays }
  )
  if (refused) {
    const { code, params } = refused.refusal
    return { record: wish, problems: [{ field: 'holidays', code, params }] }
  }
  const record = { ...wish, openDays: [], holidays: withSingles(ruled, wish) }
  const isOther = before && daysOf(before) !== daysOf(record)
  return { record, problems: isOther ? [{ field: 'holidays', code: 'in_administration' }] : [] }
}

function unusable({ firstYear, lastYear, rules }: CalendarRecord): Problem | null {
  if (lastYear < firstYear) return { field: 'lastYear', code: 'years_reversed' }
  const rule = strangeRule(rules)
  return rule === null ? null : { field: 'rules', code: 'rule', params: { rule } }
}

const holidaysOfRules = ({ rules, firstYear: from, lastYear: to }: CalendarRecord) =>
  [...holidaysByRules(rules, { from, to })].map(([day, { en, de }]) => ({
    ...{ day, nameEn: en, nameDe: de },
  }))

const withSingles = (ruled: KnownHoliday[], { holidays, openDays }: CalendarRecord) =>
  [...ruled.filter(({ day }) => !openDays.includes(day)), ...holidays].toSorted((one, other) =>
    one.day.localeCompare(other.day)
  )

const daysOf = ({ firstYear, lastYear, holidays }: CalendarRecord): string =>
  [firstYear, lastYear, ...holidays.map(({ day }) => day)].join(' ')
