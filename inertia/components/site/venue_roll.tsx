import { Heading } from '@kontor/design-system/text'
import { VenueMark } from '@kontor/design-system/venue_mark'
import { venueOf } from '~/components/catalogue/venue'
import { useText } from '~/hooks/use_text'

export function VenueRoll({ venues }: { venues: { id: string; name: string }[] }) {
  const t = useText('site/home')
  return (
    <section aria-labelledby="venues" className="pt-12">
      <div className="pb-4">
        <Heading level={2} id="venues">
          {t('home.venues')}
        </Heading>
      </div>
      <ul className="grid max-sm:grid-cols-2 sm:grid-cols-venues gap-x-6 gap-y-4 border-y border-line py-5">
        {venues.map((venue) => (
          <li key={venue.id}>
            <VenueMark venue={venueOf(venue)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
