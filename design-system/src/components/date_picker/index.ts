export { DatePicker, type DatePickerLabels } from './date_picker'
