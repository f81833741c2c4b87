export type { RadioChoice } from './radio_row'
export { RadioRows } from './radio_rows'
