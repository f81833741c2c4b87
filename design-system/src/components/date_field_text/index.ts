export { DateFieldText } from './date_field_text'
export { readDayText, writeDayText } from './day_text'
