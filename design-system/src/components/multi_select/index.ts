export { MultiSelect, type MultiSelectOption } from './multi_select'
