export { FilterChips, type AppliedFilter } from './filter_chips'
export { FilterChip } from './filter_chip'
