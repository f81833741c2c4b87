import { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale } from '#shared/i18n'
import type { Quote, QuoteLine } from '#catalogue/domain/quote/types'

const MOST_NAMES = 8

/** A sentence for each line: how its calendar days become the days that are charged. */
export function countingTexts({ lines }: Pick<Quote, 'lines'>, locale: Locale): string[] {
  const say = (key: string, params?: object) =>
    translate(locale, `quotes.counting.${key}`, { ...params })
  return lines.flatMap((line, index) => sentencesOf(line, index + 1, locale, say).join(' '))
}

type Say = (key: string, params?: object) => string

function sentencesOf(line: QuoteLine, position: number, locale: Locale, say: Say): string[] {
  const parts = partsOf(line, locale, say)
  const { calendarDays: calendar } = line
  const facts = { position, name: line.product.name, calendar, count: calendar }
  const counted = { ...facts, parts: parts.join(', '), counted: line.countedDays }
  return [
    parts.length > 0 ? say('line', counted) : say('whole', facts),
    ...degradedIncluded(line, say),
    ...moduleRule(line, say),
  ]
}

function partsOf(line: QuoteLine, locale: Locale, say: Say): string[] {
  const leftOut = line.degradedIncluded ? 0 : line.degradedDays.length
  const counts: [string, number][] = [
    ['weekend', line.weekendDays],
    ['holidays', line.holidays.length],
    ['missing', line.missingDays.length],
    ['degraded', leftOut],
  ]
  const names = holidayNames(line, locale, say)
  return counts.filter(([, count]) => count > 0).map(([key, count]) => say(key, { count, names }))
}

function holidayNames({ holidays }: QuoteLine, locale: Locale, say: Say): string {
  const shown = holidays
    .slice(0, MOST_NAMES)
    .map(({ day, name }) => `${name[locale]} ${CalendarDay.parse(day)!.format()}`)
  const more = holidays.length - shown.length
  return [...shown, ...(more > 0 ? [say('more', { count: more })] : [])].join(', ')
}

const degradedIncluded = ({ degradedIncluded: included, degradedDays }: QuoteLine, say: Say) =>
  included && degradedDays.length > 0 ? [say('degraded_in', { count: degradedDays.length })] : []

const moduleRule = ({ pricing }: QuoteLine, say: Say) =>
  pricing.kind === 'module'
    ? [
        say('modules', {
          days: pricing.daysPerModule,
          count: pricing.groupModules,
          group: pricing.groupName,
        }),
      ]
    : []
