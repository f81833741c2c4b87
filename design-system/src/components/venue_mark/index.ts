export { VenueMark, VenueMarks } from './venue_mark'
export type { Venue } from './venue_mark'
export { VENUE_SHAPES, type VenueShape } from '../icon'
