import { memo } from 'react'
import { columnsBefore } from './calendar_month'
import { DayCell, type NamedDay } from './day_cell'
import type { DayRange } from './range_draft'

const COLUMNS = 'grid grid-cols-year items-center gap-px'
const LABEL_COLUMNS = 1

interface YearGridProps {
  months: readonly (readonly NamedDay[])[]
  monthLabels: readonly string[]
  weekdayLabels: readonly string[]
  range: DayRange | null
  stop: number
}

/** A year at a glance: a month a row, 37 columns, so that weekdays stand under each other. */
export function YearRows({ months, monthLabels, weekdayLabels, range, stop }: YearGridProps) {
  return (
    <>
      <div aria-hidden="true" className={`${COLUMNS} pb-1 text-center text-caption text-subtle`}>
        <span />
        {Array.from({ length: 37 }, (_, at) => (
          <span key={at}>{weekdayLabels[at % 7]}</span>
        ))}
      </div>
      {months.map((days, at) => (
        <MonthRow
          key={at}
          days={days}
          label={monthLabels[at] ?? ''}
          range={within(range, days)}
          stop={holds(days, stop) ? stop : null}
        />
      ))}
    </>
  )
}

interface MonthRowProps {
  days: readonly NamedDay[]
  label: string
  range: DayRange | null
  stop: number | null
}

/** Only the rows that a change touches are drawn again. */
const MonthRow = memo(DrawnMonth, looksTheSame)

function DrawnMonth({ days, label, range, stop }: MonthRowProps) {
  const first = days[0]!
  return (
    <div role="row" className={`${COLUMNS} mb-px`}>
      <span role="rowheader" className="text-ui-s font-medium text-muted">
        {label}
      </span>
      {days.map((day) => (
        <DayCell
          key={day.number}
          day={day}
          range={range}
          stop={day.number === stop}
          column={
            day === first ? columnsBefore(day.year, day.month) + 1 + LABEL_COLUMNS : undefined
          }
          className="h-6.25 text-day"
        />
      ))}
    </div>
  )
}

function looksTheSame(before: MonthRowProps, after: MonthRowProps): boolean {
  return (
    before.days === after.days &&
    before.label === after.label &&
    before.stop === after.stop &&
    before.range?.from === after.range?.from &&
    before.range?.to === after.range?.to
  )
}

function holds(days: readonly NamedDay[], day: number): boolean {
  return day >= days[0]!.number && day <= days[days.length - 1]!.number
}

/** Days around the month stand for ends that lie outside it, so that equal rows compare equal. */
function within(range: DayRange | null, days: readonly NamedDay[]): DayRange | null {
  const [first, last] = [days[0]!.number, days[days.length - 1]!.number]
  if (!range || range.to < first || range.from > last) return null
  return { from: Math.max(first - 1, range.from), to: Math.min(last + 1, range.to) }
}
