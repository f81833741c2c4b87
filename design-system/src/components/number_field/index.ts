export { NumberField, type NumberFieldProps } from './number_field'
