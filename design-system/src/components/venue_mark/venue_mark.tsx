import type { ReactNode } from 'react'
import { VENUE_SHAPES, type VenueShape } from '../icon'
import { shapeForCode } from './shape_for_code'

export interface Venue {
  /** Stable short code, "MRDF". */
  code: string
  name: string
  shape?: VenueShape
}

interface VenueMarkProps {
  venue: Venue
  /** Shows the code behind the name. */
  withCode?: boolean
}

/** A venue: a small black shape and its name. */
export function VenueMark({ venue, withCode = false }: VenueMarkProps) {
  return (
    <span className="inline-flex items-center gap-1.75 text-ui-s text-muted">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 flex-none fill-ink">
        <path d={VENUE_SHAPES[venue.shape ?? shapeForCode(venue.code)]} fillRule="evenodd" />
      </svg>
      <span>
        {venue.name}
        {withCode && <span className="ms-1.5 text-mono-s text-subtle">{venue.code}</span>}
      </span>
    </span>
  )
}

interface VenueMarksProps {
  venues: readonly Venue[]
  /** How many are named before the rest is counted; three unless there is room for all. */
  limit?: number
  /** "and 1 more" for the number that is left out. */
  moreLabel: (count: number) => ReactNode
}

/** The venues of a product, three by name and the rest as a number. Never a wall of logos. */
export function VenueMarks({ venues, limit = 3, moreLabel }: VenueMarksProps) {
  const rest = venues.length - limit
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {venues.slice(0, limit).map((venue) => (
        <li key={venue.code} className="flex">
          <VenueMark venue={venue} />
        </li>
      ))}
      {rest > 0 && <li className="text-ui-s text-subtle">{moreLabel(rest)}</li>}
    </ul>
  )
}
