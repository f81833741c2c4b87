export { SearchField } from './search_field'
