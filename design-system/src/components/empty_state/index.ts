export { EmptyState } from './empty_state'
