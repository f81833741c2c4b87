export { VenueMark, VenueMarks } from './venue_mark'
export type { Venue } from './venue_mark'
export { VENUE_SHAPES } from './venue_shapes'
export type { VenueShape } from './venue_shapes'
