import type { QuoteLine } from '#catalogue'
import { preparedRows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { MOST_BASKET_ITEMS, type BasketItem, type WantedItem } from '#basket/domain/basket_item'
import type { BasketRow } from '#basket/queries/find_basket_row'
import { getBuyer, type Buyer } from '#basket/queries/get_buyer'
import { toItem, type ItemRow } from '#basket/queries/list_basket_items'
import { quoteItem, type ShownFigures } from '#basket/queries/quote_item'

export type StoredBasket = BasketRow & { items: BasketItem[] }

/** Adds an item once. Refused: unsellable days, not the quote that was shown, a payment runs. */
export async function addBasketItem(
  userId: number,
  item: WantedItem,
  buyer?: Buyer,
  shown?: ShownFigures
): Promise<Result<StoredBasket>> {
  const line = await quoteItem(buyer ?? (await getBuyer(userId)), item, shown)
  if (!line.ok) return line

  const [put] = await preparedRows<PutRow>(null, PUT, parametersOf(userId, item, line.value))
  const { hasRoom, items, ...basket } = put!
  if (basket.lockedUntil) return refuse('basket.errors.locked_add', { status: 423 })
  if (hasRoom) return ok({ ...basket, items: (items ?? []).map(toItem) })
  return refuse('basket.errors.full', { params: { n: MOST_BASKET_ITEMS }, status: 409 })
}

type PutRow = BasketRow & { hasRoom: boolean; items: ItemRow[] | null }

const PUT = `
  select "lockedUntil", "updatedAt", "hasRoom", items
    from put_into_basket(:userId, :clientItemId, :productCode, :from, :to, :degraded, :filters,
                         :price, :days, :most)`

function parametersOf(userId: number, item: WantedItem, line: QuoteLine) {
  const { clientItemId, productCode, from, to, includeDegraded, filters } = item
  return {
    ...{ userId, clientItemId, productCode, from: from.iso, to: to.iso },
    degraded: includeDegraded ?? false,
    filters: filters ? JSON.stringify(filters) : null,
    ...{ price: line.priceCents, days: line.countedDays },
    most: MOST_BASKET_ITEMS,
  }
}
