import { dayNumber, weekdayOf, type IsoDay } from '../../components/date_text'

const PITCH = 5
const WEEK_GAP = 5
export const AGE_WIDTH = 140

/** A day of the axis with its place. */
export interface AgeTick {
  day: IsoDay
  x: number
  /** The first trading day of its week. */
  beginsWeek: boolean
}

/** Places the days of an axis from its end, with a gap between weeks, so that ages read as fives. */
export function placeDays(axis: readonly IsoDay[]): AgeTick[] {
  const week = (day: IsoDay) => Math.floor((dayNumber(day) - weekdayOf(dayNumber(day))) / 7)
  let x = AGE_WIDTH - 2
  const placed = axis.toReversed().map((day, back, days) => {
    const later = days[back - 1]
    if (later !== undefined) x -= PITCH + (week(later) === week(day) ? 0 : WEEK_GAP)
    const earlier = days[back + 1]
    return { day, x, beginsWeek: earlier === undefined || week(earlier) !== week(day) }
  })
  return placed.toReversed()
}

/** How a day looks in the age of something: before it, in time, or past its due day. */
export function lookOf(day: IsoDay, since: IsoDay, due: IsoDay | null): 'none' | 'age' | 'over' {
  if (day < since) return 'none'
  return due !== null && day > due ? 'over' : 'age'
}
