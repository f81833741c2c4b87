import type { PartnerOfMonth } from '#statistics/queries/venues/partners_of_month'
import type { VenueShare } from '#statistics/queries/venues/venue_shares'

/** A venue with its sums of a month; the lines stand on its own page. */
export const partnerRow = ({ statement, ...venue }: PartnerOfMonth) => {
  const { lines: _, ...sums } = statement
  return { ...venue, ...sums }
}

export const shareRow = ({ addedAt, ...share }: VenueShare) => ({
  ...share,
  addedAt: addedAt.toISOString(),
})
