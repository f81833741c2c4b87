import { CalendarDay } from '#shared/domain/calendar_day'

/** The first day of so many whole years that end with a day: 2023/11/21 for three before 2026/11/20. */
export function yearsBack(last: CalendarDay, years: number): CalendarDay {
  const { year, month, day } = last
  const startOfMonth = CalendarDay.of(year - years, month, 1)
  const sameDay = Math.min(day, startOfMonth.endOfMonth().day)
  return startOfMonth.plusDays(sameDay)
}
