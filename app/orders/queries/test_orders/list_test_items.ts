import { toItem, type BasketItem, type ItemRow } from '#basket'
import { rows } from '#shared/database'

const UNSEEN = { seen_price_cents: null, seen_days: null, saved_quote: null, saved_line: null }

/** What lies in somebody's test basket, first added first; a price that changes is simply the new one. */
export async function listTestItems(userId: number): Promise<BasketItem[]> {
  const found = await rows<Omit<ItemRow, keyof typeof UNSEEN>>(
    null,
    `select id, client_item_id, product_code, from_day, to_day, include_degraded, filters
       from test_basket_items where user_id = ? order by id`,
    [userId]
  )
  return found.map((row) => toItem({ ...row, ...UNSEEN }))
}
