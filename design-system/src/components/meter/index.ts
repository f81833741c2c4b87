export { Meter } from './meter'
