export { ArrivalClock } from './arrival_clock'
export { hourAt } from './clock'
export type { ArrivalMark } from './clock'
