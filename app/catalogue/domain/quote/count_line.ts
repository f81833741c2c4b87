import { DayRange } from '#shared/domain/day_range'
import { countDays, daysOfMask, maskOfRange, type MonthCoverage } from '#catalogue/domain/day_mask'
import type { QuoteLine, QuoteLineInput } from '#catalogue/domain/quote/types'

export type CountedLine = Omit<QuoteLine, 'pricing' | 'priceCents' | 'errors' | 'warnings'>

/**
 * Counts a selection: every calendar day of it is a weekend day, a holiday, missing, outside the
 * product's span, or counted. A reversed range counts nothing.
 */
export function countLine(input: QuoteLineInput): CountedLine {
  const { product } = input
  return {
    lineId: input.lineId,
    product: {
      id: product.id,
      code: product.code,
      name: product.name,
      creditCard: product.creditCard,
    },
    range: { from: input.from.iso, to: input.to.iso },
    minimalDays: product.minimalDays,
    files: input.files,
    bytes: input.bytes,
    ...(input.from.isAfter(input.to) ? NOTHING : countRange(input)),
  }
}

const NOTHING = {
  calendarDays: 0,
  weekendDays: 0,
  holidays: [],
  missingDays: [],
  degradedDays: [],
  outsideDays: 0,
  countedDays: 0,
  files: 0,
  bytes: 0,
}

function countRange({ from, to, calendar, months }: QuoteLineInput) {
  const range = new DayRange(from, to)
  const inRange = months.map((month) => clip(month, range))
  const missingDays = inRange.flatMap(({ month, missing }) => daysOfMask(month, missing))
  const degradedDays = inRange.flatMap(({ month, degraded }) => daysOfMask(month, degraded))
  const countedDays = sum(inRange, ({ available }) => countDays(available)) + degradedDays.length
  const tradingDays = calendar.countTradingDays(range)
  return {
    calendarDays: range.calendarDays,
    weekendDays: calendar.weekendDays(range),
    holidays: calendar.holidaysIn(range).map(({ day, name }) => ({ day: day.iso, name })),
    missingDays: missingDays.map(({ iso }) => iso),
    degradedDays: degradedDays.map(({ iso }) => iso),
    outsideDays: tradingDays - missingDays.length - countedDays,
    countedDays,
  }
}

function clip(coverage: MonthCoverage, range: DayRange): MonthCoverage {
  const mask = maskOfRange(coverage.month, range)
  return {
    month: coverage.month,
    available: coverage.available & mask,
    degraded: coverage.degraded & mask,
    missing: coverage.missing & mask,
    extra: coverage.extra & mask,
  }
}

const sum = <T>(values: T[], amount: (value: T) => number): number =>
  values.reduce((total, value) => total + amount(value), 0)
