export { DatePicker } from './date_picker'
export type { DatePickerLabels } from './labels'
