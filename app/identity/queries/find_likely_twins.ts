import { rows } from '#shared/database'
import { normaliseVatId } from '#shared/domain/vat_id'

export type LikelyTwin = { id: number; name: string; company: string; email: string }

type Typed = { email: string; tin: string | null; company: string; postcode: string }

const MOST = 5

/** Who may be the same person or company: by e-mail address, VAT ID, or company and postcode. */
export function findLikelyTwins({ email, tin, company, postcode }: Typed): Promise<LikelyTwin[]> {
  return rows<LikelyTwin>(
    null,
    `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.company, u.email
       from users u
      where u.merged_into is null and u.erased_at is null and (u.email = :email or u.second_email = :email or u.third_email = :email
         or (u.tin = :tin and :tin <> '')
         or (lower(u.company) = lower(:company) and exists (
              select from addresses a where a.user_id = u.id and a.kind = 'billing'
                 and replace(a.postcode, ' ', '') = replace(:postcode, ' ', ''))))
      order by u.email = :email desc, u.id limit ${MOST}`,
    { email, tin: tin ? normaliseVatId(tin) : '', company, postcode }
  )
}
