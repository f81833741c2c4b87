import { DayRange } from '#shared/domain/day_range'
import { chosenParts, codesOf, type ChosenParts } from '#catalogue/domain/filter_choices'
import { countDays, daysOfMask, maskOfRange, type DayMask } from '#catalogue/domain/day_mask'
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
  const inRange = months.map((month) => clip(month, maskOfRange(month.month, range)))
  const missingDays = inRange.flatMap(({ month, missing }) => daysOfMask(month, missing))
  const degradedDays = inRange.flatMap(({ month, degraded }) => daysOfMask(month, degraded))
  const available = sum(inRange, (month) => countDays(month.available))
  const businessDays = calendar.countTradingDays(range)
  return {
    calendarDays: range.calendarDays,
    businessDays,
    weekendDays: calendar.weekendDays(range),
    holidays: calendar.holidaysIn(range).map(({ day, name }) => ({ day: day.iso, name })),
    missingDays,
    degradedDays,
    outsideDays: businessDays - missingDays.length - degradedDays.length - available,
    countedDays: available + (includeDegraded ? degradedDays.length : 0),
    ...amountsIn(inRange, includeDegraded),
  }
}

function amountsIn(inRange: ClippedMonth[], includeDegraded: boolean) {
  const each = inRange.map(({ inventory, available, extra, degraded }) =>
    amountsOf(inventory, available | extra | (includeDegraded ? degraded : 0))
  )
  return { files: sum(each, ({ files }) => files), bytes: sum(each, ({ bytes }) => bytes) }
}

type ClippedMonth = ReturnType<typeof clip>

/** What a month holds of some days, beside all that it holds. */
function clip(inventory: MonthInventory, days: DayMask) {
  return {
    inventory,
    month: inventory.month,
    available: inventory.available & days,
    degraded: inventory.degraded & days,
    missing: inventory.missing & days,
    extra: inventory.extra & days,
  }
}

const sum = <T>(values: T[], amount: (value: T) => number): number =>
  values.reduce((total, value) => total + amount(value), 0)
