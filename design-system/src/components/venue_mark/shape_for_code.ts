import { VENUE_SHAPES, type VenueShape } from '../icon'

const NAMES = Object.keys(VENUE_SHAPES) as VenueShape[]

/** A shape that stays the same for a code, for venues nobody has chosen a shape for. */
export function shapeForCode(code: string): VenueShape {
  let sum = 7
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return NAMES[sum % NAMES.length]!
}
