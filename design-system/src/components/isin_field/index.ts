export { IsinField } from './isin_field'
export { readIsins, type TypedIsin } from './read_isins'
