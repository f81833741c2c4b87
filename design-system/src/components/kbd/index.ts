export { Kbd } from './kbd'
