import type { VenueShape } from '@kontor/design-system/icon'
import type { Venue } from '@kontor/design-system/venue_mark'

const SHAPES: Record<string, VenueShape> = {
  XALC: 'peak',
  XALD: 'checker',
  XALI: 'bars',
  MRDF: 'half',
  PVEQ: 'shield',
  NORR: 'north',
  TMSQ: 'gate',
  RBGT: 'wave',
  PLDR: 'steps',
  VSTL: 'hourglass',
  ADRQ: 'diamond',
  HDSN: 'arrowhead',
  IIGF: 'ring',
  KNEIP: 'cross',
}

/** A venue of the server with the shape by which it is told apart. */
export const venueOf = ({ id, name }: { id: string; name: string }): Venue => ({
  code: id,
  name,
  shape: SHAPES[id],
})
