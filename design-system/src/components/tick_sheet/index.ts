export { TickSheet } from './tick_sheet'
export { FILLING_MARK } from './sheet_marks'
export type { FillingDay } from './sheet_marks'
