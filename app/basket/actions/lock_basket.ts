import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

export type BasketLock = {
  userId: number
  /** The payment attempt that the lock belongs to. */
  owner: string
}

/** Longest time that a payment keeps a basket locked (basket lock rule). */
const LOCK_MINUTES = 15

/** In the transaction that holds the basket; answers the lock's end by the database's clock. */
export async function lockBasket(
  trx: TransactionClientContract,
  { userId, owner }: BasketLock
): Promise<Date> {
  const [basket] = await rows<{ lockedUntil: Date }>(
    trx,
    `update baskets set lock_owner = :owner, updated_at = now(),
            locked_until = now() + make_interval(mins => :minutes::int)
      where user_id = :userId returning locked_until as "lockedUntil"`,
    { userId, owner, minutes: LOCK_MINUTES }
  )
  return basket!.lockedUntil
}

/** Hands a lock that still holds over to another attempt, for what is left of its time. */
export async function passLock(
  trx: TransactionClientContract,
  { userId, owner }: BasketLock,
  next: string
): Promise<boolean> {
  const passed = await rows(
    trx,
    `update baskets set lock_owner = :next, updated_at = now()
      where user_id = :userId and lock_owner = :owner and locked_until > now()
      returning user_id as "userId"`,
    { userId, owner, next }
  )
  return passed.length === 1
}

/** Ends the lock of one payment attempt; the lock of any other stays. */
export async function releaseBasket(
  trx: TransactionClientContract,
  { userId, owner }: BasketLock
): Promise<void> {
  await rows(
    trx,
    `update baskets set lock_owner = null, locked_until = null, updated_at = now()
      where user_id = ? and lock_owner = ?`,
    [userId, owner]
  )
}

/** Takes what was ordered out of a basket that the caller's transaction holds; the rest stays. */
export async function removeOrderedItems(
  trx: TransactionClientContract,
  userId: number,
  itemIds: readonly number[]
): Promise<void> {
  await rows(trx, 'delete from basket_items where user_id = ? and id = any(?::bigint[])', [
    userId,
    itemIds,
  ])
}
