import type { ReactNode } from 'react'
import type { IsoDay } from '../date_text'
import type { DayCounts } from '../coverage_ribbon/coverage'
import type { CalendarDay, CalendarMonth } from './calendar_month'

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
  /** The first day whose file is still to come; from there on trading days say so. */
  pendingFrom?: IsoDay
  /** Ranges whose files the reader has already: their days are marked. */
  owned?: readonly DaySelection[]
  /** One press chooses a day at once; ranges are dragged, extended by keys, or typed elsewhere. */
  picksDays?: boolean
  /** Degraded days are skipped by a range, like missing ones. */
  leavesDegradedOut?: boolean
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
