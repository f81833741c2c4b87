import type { Data } from '@generated/data'
import { VenueMark } from '@kontor/design-system/venue_mark'
import { venueOf } from './venue'

/** The sources of a product with their marks. */
export function ProductVenues({ venues }: Pick<Data.Catalogue.Product, 'venues'>) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
      {venues.map((venue) => (
        <li key={venue.id}>
          <VenueMark venue={venueOf(venue)} withCode />
        </li>
      ))}
    </ul>
  )
}
