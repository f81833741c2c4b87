export { WholeLines } from './whole_lines'
