import { dayOf, partsOf } from '../date_text'
import type { CoverageCalendarProps } from './calendar_props'
import { CalendarStep } from './calendar_step'
import { MonthRows } from './month_grid'
import { useCalendar } from './use_calendar'
import { YearRows } from './year_grid'

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
