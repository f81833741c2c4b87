export { TableTools } from './table_tools'
