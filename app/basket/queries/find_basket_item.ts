import type { BasketItem } from '#basket/domain/basket_item'
import { listBasketItems } from '#basket/queries/list_basket_items'

export async function findBasketItem(userId: number, ref: string): Promise<BasketItem | undefined> {
  const items = await listBasketItems(userId)
  return items.find(({ id, clientItemId }) => String(id) === ref || clientItemId === ref)
}
