export { ErrorState } from './error_state'
