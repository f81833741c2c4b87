export { GatedAction } from './gated_action'
