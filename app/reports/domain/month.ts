import { type CalendarDay } from '#shared/domain/calendar_day'

/** A month of the shop's zone: its first and its last day. */
export type Month = { from: CalendarDay; to: CalendarDay }

export const monthOf = (day: CalendarDay): Month => ({
  from: day.startOfMonth(),
  to: day.endOfMonth(),
})

export const monthBefore = (day: CalendarDay): Month => monthOf(day.startOfMonth().plusDays(-1))

/** 2026/10, as people read it. */
export const monthName = ({ from }: Month): string => from.iso.slice(0, 7).replace('-', '/')
