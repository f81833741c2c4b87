import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Merger } from '#shared/people'
import { holdBasket } from '#basket/actions/hold_basket'

/** Holds the baskets of two accounts of one person, the older account's first. A basket that is locked for a payment forbids their merger. */
export async function holdBaskets(
  trx: TransactionClientContract,
  { from, into }: Merger
): Promise<string | null> {
  for (const userId of [from, into].sort((one, other) => one - other)) {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return 'merger.errors.while_paying'
  }
  return null
}

/** Puts all that lies in one basket into another, even beyond its bound; what lies in both lies there once. What is put in later follows. */
export async function moveBasket(
  trx: TransactionClientContract,
  { from, into }: Merger
): Promise<void> {
  await rows(
    trx,
    `update basket_items i set user_id = :into
      where i.user_id = :from and not exists (
        select from basket_items o where o.user_id = :into and o.client_item_id = i.client_item_id)`,
    { from, into }
  )
  await rows(trx, 'delete from basket_items where user_id = ?', [from])
  await rows(trx, 'update baskets set moved_to = ? where user_id = ?', [into, from])
}
