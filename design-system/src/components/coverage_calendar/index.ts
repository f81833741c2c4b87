export { CoverageCalendar } from './coverage_calendar'
export type { CalendarLabels, CoverageCalendarProps, DaySelection } from './coverage_calendar'
export { CalendarLegend } from './calendar_legend'
export type { CalendarDay, CalendarMonth, SizeStep } from './calendar_month'
