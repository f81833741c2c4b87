import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { CalendarChoice } from '#catalogue/domain/discovery/match_calendar'
import { holidaysByRules, type HolidayRules } from '#catalogue/gateways/holiday_rules'

type Row = {
  code: string
  firstYear: number
  lastYear: number
  rules: HolidayRules
  holidays: string[]
}

/**
 * The shop's calendars, to compare days with. Years before and after those that the shop knows come
 * from the holidays library by the calendar's own rules.
 */
export async function calendarChoices(from: number, to: number): Promise<CalendarChoice[]> {
  const calendars = await rows<Row>(null, CALENDARS)
  return calendars.map(({ code, firstYear, lastYear, rules, holidays }) => ({
    code,
    holidays: new Set(
      [
        ...holidays,
        ...reckoned(rules, from, firstYear - 1),
        ...reckoned(rules, lastYear + 1, to),
      ].map((day) => CalendarDay.parse(day)!.epochDay)
    ),
    knownFrom: CalendarDay.of(firstYear, 1, 1).epochDay,
    knownUntil: CalendarDay.of(lastYear, 12, 31).epochDay,
  }))
}

const reckoned = (rules: HolidayRules, from: number, to: number): string[] =>
  from > to ? [] : [...holidaysByRules(rules, { from, to }).keys()]

const CALENDARS = `
  select code, first_year as "firstYear", last_year as "lastYear", rules,
         coalesce((select json_agg(day order by day) from exchange_holidays
                    where calendar_code = code), '[]') as holidays
    from trading_calendars order by code`
