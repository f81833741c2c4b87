export { DateText, DateRangeText, MomentText } from './date_text'
export { formatDay, formatDayRange, formatMoment, SHOP_TIME_ZONE } from './format'
export type { DayValue, RangeWords } from './format'
export {
  addMonths,
  dayNumber,
  dayOf,
  daysInMonth,
  isoDay,
  isWeekend,
  partsOf,
  weekdayOf,
} from './days'
export type { DayNumber, IsoDay } from './days'
