import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Holder = { userId: number; typeId: number; lastRangeId: number | null }
type Row = { id: number; typeId: number }

/** Who has a subscription of a type, by its number, with the date range that ends last; null without any. */
export async function holderOf(
  trx: TransactionClientContract,
  { id, typeId }: Row
): Promise<Result<Holder>> {
  const [held] = await rows<Holder>(
    trx,
    `select user_id as "userId", type_id as "typeId", last_range_id as "lastRangeId"
       from subscription_users where id = ? and type_id = ?`,
    [id, typeId]
  )
  return held ? ok(held) : refuse('entitlements.errors.not_assigned', { status: 404 })
}
