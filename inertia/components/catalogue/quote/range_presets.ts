import {
  addMonths,
  dayNumber,
  dayOf,
  isoDay,
  partsOf,
  type DayNumber,
  type IsoDay,
} from '@kontor/design-system/date_text'

export interface Days {
  from: IsoDay
  to: IsoDay
}

type PresetId =
  | ('last_month' | 'last_quarter' | 'this_year' | 'last_year')
  | ('three_years' | 'five_years' | 'since_start' | 'all')

export interface Preset extends Days {
  id: PresetId
  year: number
}

/** Usual ranges at the end of a product's history, none of them beyond it. */
export function rangePresets(firstDay: IsoDay, lastDay: IsoDay): Preset[] {
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)]
  const { year, month } = partsOf(last)
  const monthEnd = isMonthEnd(last) ? last + 1 : dayOf(year, month, 1)
  const quarterEnd = quarterBegin(monthEnd)
  const wanted: [PresetId, DayNumber, DayNumber][] = [
    ['last_month', addMonths(monthEnd, -1), monthEnd - 1],
    ['last_quarter', addMonths(quarterEnd, -3), quarterEnd - 1],
    ['this_year', dayOf(year, 1, 1), last],
    ['last_year', dayOf(year - 1, 1, 1), dayOf(year, 1, 1) - 1],
    ...yearsBack('three_years', 3),
    ...yearsBack('five_years', 5),
    ['all', first, last],
  ]
  return wanted
    .filter(([, , to]) => to >= first)
    .map(([id, from, to]) => ({
      id,
      from: isoDay(Math.max(from, first)),
      to: isoDay(to),
      year: partsOf(from).year,
    }))

  /** None where it would be the whole history. */
  function yearsBack(id: PresetId, years: number): [PresetId, DayNumber, DayNumber][] {
    const from = addMonths(last + 1, -12 * years)
    return from > first ? [[id, from, last]] : []
  }
}

/** The presets of a product, and from its first day to a chosen one where that ends earlier. */
export function presetsUntil(presets: readonly Preset[], { from, to }: Days): Preset[] {
  const whole = presets.find(({ id }) => id === 'all')
  if (!whole || from <= whole.from || to >= whole.to || to <= whole.from) return [...presets]
  const sinceStart: Preset = { ...whole, id: 'since_start', to }
  return [...presets.filter(({ id }) => id !== 'all'), sinceStart, whole]
}

const isMonthEnd = (day: DayNumber) => partsOf(day + 1).date === 1

function quarterBegin(day: DayNumber): DayNumber {
  const { year, month } = partsOf(day)
  return dayOf(year, month - ((month - 1) % 3), 1)
}
