import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'
import type { BasketItem } from '#basket/domain/basket_item'
import { toItem, type ItemRow } from '#basket/queries/list_basket_items'

export type HeldBasket = { lockedUntil: Date | null }

/** Locks the basket's row: changes and checkouts happen one after the other. Makes it if needed. */
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
