import { rows } from '#shared/database'

export type PartnerOfUser = {
  bpId: number
  bpName: string
  countryCode: string
  /** How many customers belong to it, this one among them. */
  userCount: number
}

/** The business partner that a customer belongs to, or null. */
export async function partnerOfUser(userId: number): Promise<PartnerOfUser | null> {
  const [partner] = await rows<PartnerOfUser>(
    null,
    `select p.id as "bpId", p.name as "bpName", p.country as "countryCode",
            (select count(*) from users o where o.business_partner_id = p.number) as "userCount"
       from users u join business_partners p on p.number = u.business_partner_id
      where u.id = ?`,
    [userId]
  )
  return partner ?? null
}
