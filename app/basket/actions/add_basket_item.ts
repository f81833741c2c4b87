import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdBasket } from '#basket/actions/hold_basket'
import { refuseItem } from '#basket/actions/refuse_item'
import { MOST_BASKET_ITEMS, type WantedItem } from '#basket/domain/basket_item'

/**
 * Puts days of a product into a user's basket; the same item sent again is added once. Refuses days
 * that cannot be bought, in the words of the quote, and every change while a payment is under way.
 */
export async function addBasketItem(userId: number, item: WantedItem): Promise<Result<undefined>> {
  const refusal = await refuseItem(userId, item)
  if (refusal) return { ok: false, refusal }

  return transaction(async (trx) => {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return refuse('basket.errors.locked_add', { status: 423 })
    if (await isFull(trx, userId)) {
      return refuse('basket.errors.full', { params: { n: MOST_BASKET_ITEMS }, status: 409 })
    }
    await insertItem(trx, userId, item)
    return ok()
  })
}

async function isFull(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const [basket] = await rows<{ count: number }>(
    trx,
    'select count(*)::int as count from basket_items where user_id = ?',
    [userId]
  )
  return basket!.count >= MOST_BASKET_ITEMS
}

async function insertItem(trx: TransactionClientContract, userId: number, item: WantedItem) {
  await rows(
    trx,
    `insert into basket_items
       (user_id, client_item_id, product_code, from_day, to_day, include_degraded, filters)
     values (?, ?, ?, ?, ?, ?, ?) on conflict on constraint basket_items_once do nothing`,
    [
      userId,
      item.clientItemId,
      item.productCode,
      item.from.iso,
      item.to.iso,
      item.includeDegraded ?? false,
      item.filters ? JSON.stringify(item.filters) : null,
    ]
  )
}
