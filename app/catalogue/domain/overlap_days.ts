import type { QuoteLine } from '#catalogue/domain/quote/types'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

type Days = 'range' | 'holidays' | 'missingDays' | 'degradedDays' | 'degradedIncluded'
export type OverlapLine = Pick<QuoteLine, Days | 'lineId' | 'product' | 'filters' | 'errors'>

/** Charged days that an earlier line holds too, in the same parts, by line id. Hinders nothing. */
export function overlapDaysOf(lines: readonly OverlapLine[]): Map<string, number> {
  const sold = lines.filter(({ errors }) => errors.length === 0)
  const ofProducts = [...Map.groupBy(sold, ({ product }) => product.id).values()]
  return new Map(ofProducts.filter(({ length }) => length > 1).flatMap(overlapsWithin))
}

function overlapsWithin(lines: OverlapLine[]): (readonly [string, number])[] {
  const held = lines.map((line) => ({ line, range: rangeOf(line), days: chargedDays(line) }))
  return held.flatMap(({ line, range, days }, index) => {
    const before = held
      .slice(0, index)
      .filter((other) => other.range.intersect(range) && isOneInOther(other.line, line))
    const shared = [...days].filter((day) => before.some((other) => other.days.has(day)))
    return shared.length > 0 ? [[line.lineId, shared.length] as const] : []
  })
}

const rangeOf = ({ range }: OverlapLine) =>
  new DayRange(CalendarDay.parse(range.from)!, CalendarDay.parse(range.to)!)

/** The days that the quote counted, as epoch days: weekdays but those that it names as left out. */
function chargedDays(line: OverlapLine): ReadonlySet<number> {
  const leftOut = new Set([
    ...line.holidays.map(({ day }) => day),
    ...line.missingDays,
    ...(line.degradedIncluded ? [] : line.degradedDays),
  ])
  const days = [...rangeOf(line).days()].filter((day) => !day.isWeekend && !leftOut.has(day.iso))
  return new Set(days.map(({ epochDay }) => epochDay))
}

type Parts = Pick<OverlapLine, 'filters'>

const isOneInOther = (one: Parts, other: Parts) => holds(one, other) || holds(other, one)

/** A product as a whole holds all its parts. */
function holds({ filters: has }: Parts, { filters: wanted }: Parts): boolean {
  if (!has) return true
  if (!wanted) return false
  return (['levelOne', 'levelTwo', 'isins'] as const).every((level) =>
    (wanted[level] ?? []).every((code) => has[level]?.includes(code))
  )
}
