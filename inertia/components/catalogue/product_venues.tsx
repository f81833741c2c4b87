import type { Data } from '@generated/data'
import { VenueMark } from '@kontor/design-system/venue_mark'
import { Text } from '@kontor/design-system/text'
import { venueOf } from './venue'

/** The sources of a product with their marks. */
export function ProductVenues({ venues }: Pick<Data.Catalogue.Product, 'venues'>) {
  return (
    <Text as="div" role="ui">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {venues.map((venue) => (
          <li key={venue.id}>
            <VenueMark venue={venueOf(venue)} withCode />
          </li>
        ))}
      </ul>
    </Text>
  )
}
