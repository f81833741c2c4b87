import { columnsBefore } from './calendar_month'
import { DayCell, type NamedDay } from './day_cell'
import type { DayRange } from './range_draft'

const COLUMNS = 'grid grid-cols-7 gap-px'

interface MonthGridProps {
  days: readonly NamedDay[]
  weekdayLabels: readonly string[]
  range: DayRange | null
  stop: number
}

/** One month with cells large enough for a finger: a week a row. */
export function MonthRows({ days, weekdayLabels, range, stop }: MonthGridProps) {
  const first = days[0]!
  const before = columnsBefore(first.year, first.month)
  return (
    <>
      <div aria-hidden="true" className={`${COLUMNS} pb-1 text-center text-caption text-subtle`}>
        {weekdayLabels.map((label, at) => (
          <span key={at}>{label}</span>
        ))}
      </div>
      {weeksOf(days, before).map((week) => (
        <div key={week[0]!.number} role="row" className={`${COLUMNS} mb-px`}>
          {week.map((day) => (
            <DayCell
              key={day.number}
              day={day}
              range={range}
              stop={day.number === stop}
              column={day === first ? before + 1 : undefined}
              className="h-11 text-mono"
            />
          ))}
        </div>
      ))}
    </>
  )
}

function weeksOf(days: readonly NamedDay[], before: number): NamedDay[][] {
  const weeks: NamedDay[][] = []
  days.forEach((day, at) => {
    const week = Math.floor((before + at) / 7)
    weeks[week] = [...(weeks[week] ?? []), day]
  })
  return weeks
}
