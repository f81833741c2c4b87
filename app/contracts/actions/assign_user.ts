import { assignBusinessPartner, type User } from '#identity'
import { rows } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { keptPartner } from '#contracts/actions/kept_partner'

export type Assignment = { partnerId: number; userId: number; by: User }

/** Puts a customer who has no business partner to one; its name goes along to the customer. */
export const assignUser = ({ partnerId, ...change }: Assignment): Promise<Result<User>> =>
  keptPartner(async (trx) => {
    // Held against edits and deletion, not against others who put users to it.
    const [to] = await rows<{ number: string; name: string }>(
      trx,
      'select number, name from business_partners where id = ? for key share',
      [partnerId]
    )
    if (!to) return refuse('partners.errors.not_found', { status: 404 })
    return assignBusinessPartner(trx, { ...change, from: null, to })
  })

/** Takes a customer off a business partner. */
export const unassignUser = ({ partnerId, ...change }: Assignment): Promise<Result<User>> =>
  keptPartner((trx) => assignBusinessPartner(trx, { ...change, from: String(partnerId), to: null }))
