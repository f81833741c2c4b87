import type { BasketItem } from '#basket/domain/basket_item'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** An item of a user's basket, by its id or by the id that the browser gave it. */
export async function findBasketItem(userId: number, ref: string): Promise<BasketItem | undefined> {
  const items = await listBasketItems(userId)
  return items.find(({ id, clientItemId }) => String(id) === ref || clientItemId === ref)
}
