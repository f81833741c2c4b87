import { useMemo, useState, type ReactNode } from 'react'
import { addMonths, dayNumber, dayOf, isoDay, partsOf } from '../date_text'
import type { DayNumber, IsoDay } from '../date_text'
import { countDays, readCoverage, type DayCounts } from '../coverage_ribbon/coverage'
import { daysOfMonth, type CalendarDay, type CalendarMonth } from './calendar_month'
import { CalendarStep } from './calendar_step'
import { clamp } from './movement'
import { MonthRows } from './month_grid'
import type { DayRange } from './range_draft'
import { useDayGrid } from './use_day_grid'
import { useRangeChoice } from './use_range_choice'
import { YearRows } from './year_grid'

/** A chosen range, both days included. */
export interface DaySelection {
  from: IsoDay
  to: IsoDay
}

/** Words of the calendar. Months begin with January, weekdays with Monday. */
export interface CalendarLabels {
  /** Names the grid and says how to choose. */
  grid: string
  months: readonly string[]
  monthsShort: readonly string[]
  weekdaysNarrow: readonly string[]
  previousYear: string
  nextYear: string
  previousMonth: string
  nextMonth: string
  /** Said once a first day stands: "From 2025/03/03. Choose the last day." */
  chooseEnd: (first: IsoDay) => string
}

export interface CoverageCalendarProps {
  /** The whole coverage; days outside the shown year count in the summary of a range. */
  months: readonly CalendarMonth[]
  year: number
  onYearChange: (year: number) => void
  /** First and last day that can be chosen. */
  min: IsoDay
  max: IsoDay
  selection: DaySelection | null
  onSelectionChange: (selection: DaySelection | null) => void
  labels: CalendarLabels
  /** The accessible name of a day: "9 April 2025, missing, not charged". */
  describeDay: (day: CalendarDay) => string
  /** The range in words with its count, spoken politely: "61 trading days, 2025/03/03 to …". */
  describeSelection: (selection: DaySelection, counts: DayCounts) => string
  /** Legend or other help at the end of the head line. */
  legend?: ReactNode
}

const WIDE = 'max-sm:hidden pointer-coarse:hidden'
const NARROW = 'hidden max-sm:block pointer-coarse:block'

/**
 * Days of a year to look at and to choose from: by dragging, by a first and a last press, or by
 * keys. On narrow pages and under fingers it shows one month with large cells instead.
 */
export function CoverageCalendar(props: CoverageCalendarProps) {
  const { year, onYearChange, labels, legend } = props
  const state = useCalendar(props)
  const { month, months, bounds, shown } = state
  const shared = { range: shown, weekdayLabels: labels.weekdaysNarrow }
  const role = { 'role': 'grid', 'aria-multiselectable': true }

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-3">
        <div className={WIDE}>
          <CalendarStep
            title={String(year)}
            previous={labels.previousYear}
            next={labels.nextYear}
            hasPrevious={year > partsOf(bounds.min).year}
            hasNext={year < partsOf(bounds.max).year}
            onStep={(by) => onYearChange(year + by)}
          />
        </div>
        <div className={NARROW}>
          <CalendarStep
            title={`${labels.months[month - 1]} ${year}`}
            previous={labels.previousMonth}
            next={labels.nextMonth}
            hasPrevious={dayOf(year, month, 1) > bounds.min}
            hasNext={dayOf(year, month + 1, 1) <= bounds.max}
            onStep={state.stepMonth}
          />
        </div>
        {legend}
      </div>
      <div className={WIDE} aria-label={`${year}, ${labels.grid}`} {...role} {...state.yearGrid}>
        <YearRows
          months={months}
          monthLabels={labels.monthsShort}
          stop={state.yearStop}
          {...shared}
        />
      </div>
      <div
        className={NARROW}
        aria-label={`${labels.months[month - 1]} ${year}, ${labels.grid}`}
        {...role}
        {...state.monthGrid}
      >
        <MonthRows days={months[month - 1]!} stop={state.monthStop} {...shared} />
      </div>
      <p role="status" className="min-h-6 pt-2 text-ui-s text-muted tabular-nums">
        {state.words}
      </p>
    </div>
  )
}

function useCalendar(props: CoverageCalendarProps) {
  const { months: source, year, onYearChange, min, max, selection, describeDay } = props
  const bounds = useMemo(() => ({ min: dayNumber(min), max: dayNumber(max) }), [min, max])
  const coverage = useMemo(() => readCoverage(source), [source])
  const months = useMemo(
    () =>
      Array.from({ length: 12 }, (_, at) =>
        daysOfMonth(coverage, year, at + 1, bounds).map((day) => ({
          ...day,
          name: describeDay(day),
        }))
      ),
    [coverage, year, bounds, describeDay]
  )

  const chosen: DayRange | null = selection && {
    from: dayNumber(selection.from),
    to: dayNumber(selection.to),
  }
  const { draft, act, shown } = useRangeChoice(chosen, (range) =>
    props.onSelectionChange(range && asSelection(range))
  )

  const [focus, setFocus] = useState<DayNumber>(() => clamp(chosen?.to ?? bounds.max, bounds))
  const [month, setMonth] = useState(() => partsOf(stopIn(focus, chosen, year, bounds)).month)
  const moveTo = (day: DayNumber) => {
    const target = partsOf(day)
    setFocus(day)
    setMonth(target.month)
    if (target.year !== year) onYearChange(target.year)
  }
  const options = { bounds, chosen, draft, act, moveTo }

  return {
    bounds,
    months,
    month,
    shown,
    yearGrid: useDayGrid({ view: 'year', ...options }),
    monthGrid: useDayGrid({ view: 'month', ...options }),
    yearStop: stopIn(focus, chosen, year, bounds),
    monthStop: stopInMonth(focus, year, month, bounds),
    stepMonth: (by: 1 | -1) => {
      const target = partsOf(addMonths(dayOf(year, month, 1), by))
      setMonth(target.month)
      if (target.year !== year) onYearChange(target.year)
    },
    words: wordsOf(),
  }

  function wordsOf(): string {
    if (draft?.by === 'tap' && draft.anchor === draft.head) {
      return props.labels.chooseEnd(isoDay(draft.anchor))
    }
    if (!shown) return ''
    return props.describeSelection(asSelection(shown), countDays(coverage, shown.from, shown.to))
  }
}

function asSelection({ from, to }: DayRange): DaySelection {
  return { from: isoDay(from), to: isoDay(to) }
}

/** The day of a year that the tab key leads to: the last one visited, else the end of the range. */
function stopIn(
  focus: DayNumber,
  chosen: DayRange | null,
  year: number,
  bounds: { min: DayNumber; max: DayNumber }
): DayNumber {
  const known = [focus, chosen?.to, chosen?.from].find(
    (day) => day !== undefined && partsOf(day).year === year
  )
  return known ?? clamp(dayOf(year, 1, 1), bounds)
}

function stopInMonth(
  focus: DayNumber,
  year: number,
  month: number,
  bounds: { min: DayNumber; max: DayNumber }
): DayNumber {
  const at = partsOf(focus)
  if (at.year === year && at.month === month) return focus
  return clamp(dayOf(year, month, 1), bounds)
}
