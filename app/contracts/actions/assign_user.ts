import { assignBusinessPartner, type User } from '#identity'
import { rows } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { keptPartner } from '#contracts/actions/kept_partner'

type Change = { userId: number; by: User }
/** The partner that the customer was seen to belong to, and the one they shall belong to. */
export type Move = Change & { from: number | null; to: number | null }
export type Assignment = Change & { partnerId: number }

/** Puts a customer to another business partner, whose name goes along to them. Refused when they belong to another one than was seen. */
export const moveUser = ({ from, to, ...change }: Move): Promise<Result<User>> =>
  keptPartner(async (trx) => {
    // The table before the row, as an import has it: so neither waits for the other for ever.
    await rows(trx, 'lock table business_partners in row exclusive mode')
    // Held against edits and deletion, not against others who put users to it.
    const [partner] = await rows<{ number: string; name: string }>(
      trx,
      'select number, name from business_partners where id = ? for key share',
      [to]
    )
    if (to !== null && !partner) return refuse('partners.errors.not_found', { status: 404 })
    const seen = from === null ? null : String(from)
    return assignBusinessPartner(trx, { ...change, from: seen, to: partner ?? null })
  })

/** Puts a customer who has no business partner to one. */
export const assignUser = ({ partnerId, ...change }: Assignment): Promise<Result<User>> =>
  moveUser({ ...change, from: null, to: partnerId })

export const unassignUser = ({ partnerId, ...change }: Assignment): Promise<Result<User>> =>
  moveUser({ ...change, from: partnerId, to: null })
