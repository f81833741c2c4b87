import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { cutToDaysIn } from '#subscriptions'
import { daysOf } from '#contracts/domain/stretch'
import { findCover } from '#contracts/queries/entitlements/find_cover'

type Wish = { subscriptionId: number; /** `stamp` of what was seen. */ seen: string; actor: Actor }

/** Cuts somebody's days of a type to those that his company has signed for: exactly as they were seen. */
export const cutToContract = ({ subscriptionId, seen, actor }: Wish): Promise<Result<undefined>> =>
  refusableTransaction(async (trx) => {
    await holdBoth(trx, subscriptionId)
    const cover = await findCover(subscriptionId, trx)
    if (!cover || cover.outside.length === 0 || cover.stamp !== seen) {
      return refuse('contracts.findings.errors.changed', { status: 409 })
    }
    const { userId, typeId } = cover
    return cutToDaysIn(trx, { userId, typeId, by: actor }, cover.covered.map(daysOf))
  })

/** The subscription, and the company: nobody signs, edits or deletes a contract of it meanwhile. */
async function holdBoth(trx: TransactionClientContract, subscriptionId: number): Promise<void> {
  await rows(trx, 'select 1 from subscription_users where id = ?::bigint for update', [
    subscriptionId,
  ])
  const [partner] = await rows<{ id: number }>(
    trx,
    `select b.id from business_partners b
      where b.id = (select u.business_partner_id::bigint from users u
                      join subscription_users s on s.user_id = u.id where s.id = ?::bigint)
        for update`,
    [subscriptionId]
  )
  if (!partner) return
  await rows(trx, 'select 1 from contracts where partner_id = ? order by id for share', [
    partner.id,
  ])
}
