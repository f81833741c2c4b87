export { DateFieldText } from './date_field_text'
export { isEitherDayText, readDayText, writeDayText } from './day_text'
export { useDayText } from './use_day_text'
