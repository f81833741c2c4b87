import { CalendarDay } from '#shared/domain/calendar_day'

/** Days from and until; null where that end is open. */
export type Stretch = { from: string | null; until: string | null }

/** A stretch as days of the calendar. */
export const daysOf = ({ from, until }: Stretch) => ({
  from: CalendarDay.parse(from ?? ''),
  until: CalendarDay.parse(until ?? ''),
})
