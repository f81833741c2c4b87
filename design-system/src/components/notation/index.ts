export { Notation } from './notation'
