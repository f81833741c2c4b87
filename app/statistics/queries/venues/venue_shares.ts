import { rows, type SqlClient } from '#shared/database'

export type VenueShare = {
  id: number
  from: string
  /** The last day, null as long as no other follows. */
  to: string | null
  hundredths: number
  addedBy: string
  addedAt: Date
}

/** All shares of a venue, the newest first. */
export const sharesOf = (venueId: string, client: SqlClient = null): Promise<VenueShare[]> =>
  rows<VenueShare>(
    client,
    `select id, lower(during) as "from", (upper(during) - 1) as "to", hundredths,
            added_by as "addedBy", added_at as "addedAt"
       from venue_shares where venue_id = ? order by lower(during) desc`,
    [venueId]
  )
