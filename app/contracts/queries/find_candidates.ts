import { rows } from '#shared/database'
import { literally } from '#shared/lists'

export type Candidate = {
  id: number
  name: string
  company: string
  email: string
  /** The partner that the customer belongs to already. */
  bpName: string | null
}

export const findCandidates = (text: string): Promise<Candidate[]> =>
  rows<Candidate>(
    null,
    `select u.id, btrim(u.first_name || ' ' || u.last_name) as name, u.company, u.email,
            u.business_partner_name as "bpName"
       from users u
      where u.kind = 'customer' and u.erased_at is null
        and (u.email::text ilike :like or u.first_name || ' ' || u.last_name ilike :like
             or u.company ilike :like)
      order by lower(u.last_name), u.id limit 10`,
    { like: `%${literally(text)}%` }
  )
