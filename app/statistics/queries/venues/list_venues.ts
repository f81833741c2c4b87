import { rows } from '#shared/database'

export type VenueOfShares = {
  id: string
  name: string
  kind: 'operator' | 'partner' | 'special'
  country: string
  /** Hundredths of a percent today. */
  hundredths: number | null
}

/** Partners first, each with the share that holds today. */
export const listVenues = (): Promise<VenueOfShares[]> =>
  rows<VenueOfShares>(
    null,
    `select v.id, v.name, v.kind, v.country, s.hundredths
       from venues v
       left join venue_shares s on s.venue_id = v.id and s.during @> shop_today()
      order by v.kind <> 'partner', v.position, v.name`
  )
