import type { CalendarDay } from './calendar_month'
import { dayLook, type RangePlace } from './day_look'
import type { DayRange } from './range_draft'

/** A day with the name that screen readers speak. */
export interface NamedDay extends CalendarDay {
  name: string
}

interface DayCellProps {
  day: NamedDay
  range: DayRange | null
  /** Whether the tab key leads to this cell. */
  stop: boolean
  /** Grid column, given for the first of a month only. */
  column?: number
  className: string
}

/** One day. The grid listens for all its cells; a cell only says who it is. */
export function DayCell({ day, range, stop, column, className }: DayCellProps) {
  const place = placeIn(range, day.number)
  return (
    <div
      role="gridcell"
      data-day={day.number}
      tabIndex={stop ? 0 : -1}
      aria-label={day.name}
      aria-selected={place !== 'none' && !day.isLeftOut}
      aria-disabled={day.selectable ? undefined : true}
      title={day.name}
      style={column ? { gridColumnStart: column } : undefined}
      className={`${dayLook(day, place)} ${className}`}
    >
      {day.date}
    </div>
  )
}

function placeIn(range: DayRange | null, day: number): RangePlace {
  if (!range || day < range.from || day > range.to) return 'none'
  return day === range.from || day === range.to ? 'end' : 'inside'
}
