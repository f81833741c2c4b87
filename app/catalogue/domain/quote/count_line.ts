import { DayRange } from '#shared/domain/day_range'
import { chosenParts, codesOf, type ChosenParts } from '#catalogue/domain/filter_choices'
import { chosenIsins, type ChosenIsin } from '#catalogue/domain/isin_choice'
import type { QuoteLine, QuoteLineInput, SelectionFilters } from '#catalogue/domain/quote/types'

export type CountedLine = Omit<QuoteLine, 'pricing' | 'priceCents' | 'errors' | 'warnings'>

/** Each calendar day counts once, by one reason. A reversed range counts nothing. */
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

function countRange({ from, to, calendar, history, includeDegraded }: QuoteLineInput) {
  const range = new DayRange(from, to)
  const { missingDays, degradedDays, ...held } = history.within(range)
  const businessDays = calendar.countTradingDays(range)
  return {
    calendarDays: range.calendarDays,
    businessDays,
    weekendDays: calendar.weekendDays(range),
    holidays: calendar.holidaysIn(range).map(({ day, name }) => ({ day: day.iso, name })),
    missingDays,
    degradedDays,
    outsideDays: businessDays - held.missing - held.degraded - held.available,
    countedDays: held.available + (includeDegraded ? held.degraded : 0),
    files: held.files + (includeDegraded ? held.degradedFiles : 0),
    bytes: held.bytes + (includeDegraded ? held.degradedBytes : 0),
  }
}
