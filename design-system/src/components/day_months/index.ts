export { DayMonths } from './day_months'
export type { MarkedDay } from './day_months_props'
