export { FilterChips, type AppliedFilter } from './filter_chips'
