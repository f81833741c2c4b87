export { RangeFields, type RangeEnd, type RangeLabels } from './range_fields'
