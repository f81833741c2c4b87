import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'
import type { BasketItem } from '#basket/domain/basket_item'
import { toItem, type ItemRow } from '#basket/queries/list_basket_items'

export type HeldBasket = { lockedUntil: Date | null }

/**
 * Takes the basket's row for the length of the transaction (and makes it on first use), so that
 * changes and checkouts of one basket happen one after the other; whoever holds it changes it. Says until when a payment in
 * progress keeps it locked, by the clock of the database; an expired lock no longer counts.
 */
export async function holdBasket(
  trx: TransactionClientContract,
  userId: number
): Promise<HeldBasket> {
  const [basket] = await preparedRows<HeldBasket>(
    trx,
    'select "lockedUntil" from hold_basket_row(?)',
    [userId]
  )
  return basket!
}

/** Takes the basket in the same way and reads what lies in it then. */
export async function holdBasketItems(
  trx: TransactionClientContract,
  userId: number
): Promise<HeldBasket & { items: BasketItem[] }> {
  const [basket] = await preparedRows<HeldBasket & { items: ItemRow[] | null }>(
    trx,
    'select "lockedUntil", items from hold_basket(?)',
    [userId]
  )
  const { lockedUntil, items } = basket!
  return { lockedUntil, items: (items ?? []).map(toItem) }
}
