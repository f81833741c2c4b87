export { CoverageCalendar } from './coverage_calendar'
export type { CalendarLabels, CoverageCalendarProps, DaySelection } from './calendar_props'
export { CalendarLegend } from './calendar_legend'
export type { CalendarDay, CalendarMonth, SizeStep } from './calendar_month'
