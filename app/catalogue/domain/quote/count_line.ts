import { DayRange } from '#shared/domain/day_range'
import { chosenParts, codesOf, type ChosenParts } from '#catalogue/domain/filter_choices'
import { countDays, daysOfMask, maskOfRange } from '#catalogue/domain/day_mask'
import { chosenIsins, type ChosenIsin } from '#catalogue/domain/isin_choice'
import { amountsOf, type MonthInventory } from '#catalogue/domain/month_inventory'
import type { QuoteLine, QuoteLineInput, SelectionFilters } from '#catalogue/domain/quote/types'

export type CountedLine = Omit<QuoteLine, 'pricing' | 'priceCents' | 'errors' | 'warnings'>

/**
 * Counts a selection: every calendar day of it is a weekend day, a holiday, missing, outside the
 * product's span, left out as degraded, or counted. A reversed range counts nothing.
 */
export function countLine(input: QuoteLineInput): CountedLine {
  const { id, code, name, creditCard, remark, minimalDays, filterChoices } = input.product
  const parts = filterChoices && chosenParts(filterChoices, input.filters)
  const isins = chosenIsins(input)
  return {
    lineId: input.lineId,
    product: { id, code, name, creditCard, remark },
    range: { from: input.from.iso, to: input.to.iso },
    degradedIncluded: input.includeDegraded,
    filters: filtersOf(parts, isins),
    parts,
    isins,
    minimalDays,
    ...(input.from.isAfter(input.to) ? NOTHING : countRange(input)),
  }
}

/** What is kept of the choice; ISINs stand in it only where a product is sold by them. */
function filtersOf(parts: ChosenParts | null, isins: ChosenIsin[] | null): SelectionFilters | null {
  const codes = parts && codesOf(parts)
  if (isins === null) return codes
  return { ...(codes ?? NO_PARTS), isins: isins.map(({ isin }) => isin) }
}

const NO_PARTS = { levelOne: [], levelTwo: [] }

const NOTHING = {
  calendarDays: 0,
  businessDays: 0,
  weekendDays: 0,
  holidays: [],
  missingDays: [],
  degradedDays: [],
  outsideDays: 0,
  countedDays: 0,
  files: 0,
  bytes: 0,
}

function countRange({ from, to, calendar, months, includeDegraded }: QuoteLineInput) {
  const range = new DayRange(from, to)
  const inRange = months.map((month) => clip(month, range))
  const missingDays = inRange.flatMap(({ month, missing }) => daysOfMask(month, missing))
  const degradedDays = inRange.flatMap(({ month, degraded }) => daysOfMask(month, degraded))
  const available = sum(inRange, (month) => countDays(month.available))
  const businessDays = calendar.countTradingDays(range)
  return {
    calendarDays: range.calendarDays,
    businessDays,
    weekendDays: calendar.weekendDays(range),
    holidays: calendar.holidaysIn(range).map(({ day, name }) => ({ day: day.iso, name })),
    missingDays: missingDays.map(({ iso }) => iso),
    degradedDays: degradedDays.map(({ iso }) => iso),
    outsideDays: businessDays - missingDays.length - degradedDays.length - available,
    countedDays: available + (includeDegraded ? degradedDays.length : 0),
    ...amountsIn(range, months, includeDegraded),
  }
}

/** Asks the whole months: they know their sums. */
function amountsIn(range: DayRange, months: MonthInventory[], includeDegraded: boolean) {
  const each = months.map((month) => {
    const wanted = month.available | month.extra | (includeDegraded ? month.degraded : 0)
    return amountsOf(month, wanted & maskOfRange(month.month, range))
  })
  return { files: sum(each, ({ files }) => files), bytes: sum(each, ({ bytes }) => bytes) }
}

function clip({ month, available, degraded, missing }: MonthInventory, range: DayRange) {
  const mask = maskOfRange(month, range)
  return {
    month,
    available: available & mask,
    degraded: degraded & mask,
    missing: missing & mask,
  }
}

const sum = <T>(values: T[], amount: (value: T) => number): number =>
  values.reduce((total, value) => total + amount(value), 0)
