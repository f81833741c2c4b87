import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** The version of what somebody has of a type, held until the transaction ends; 0 where he has nothing. */
export async function holdVersion(
  trx: TransactionClientContract,
  { userId, typeId }: { userId: number; typeId: number }
): Promise<number> {
  const [held] = await rows<{ version: number }>(
    trx,
    'select version from subscription_users where user_id = ? and type_id = ? for update',
    [userId, typeId]
  )
  return held?.version ?? 0
}
