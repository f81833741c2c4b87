import { preparedRows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdBasket } from '#basket/actions/hold_basket'
import { refuseItem } from '#basket/actions/refuse_item'
import { MOST_BASKET_ITEMS, type WantedItem } from '#basket/domain/basket_item'
import { getBuyer, type Buyer } from '#basket/queries/get_buyer'

/**
 * Puts days of a product into a user's basket; the same item sent again is added once. Refuses days
 * that cannot be bought, in the words of the quote, and every change while a payment is under way.
 */
export async function addBasketItem(
  userId: number,
  item: WantedItem,
  buyer?: Buyer
): Promise<Result<undefined>> {
  const refusal = await refuseItem(buyer ?? (await getBuyer(userId)), item)
  if (refusal) return { ok: false, refusal }

  const { lockedUntil, hasRoom } = await insertItem(userId, item)
  if (lockedUntil) return refuse('basket.errors.locked_add', { status: 423 })
  if (hasRoom) return ok()
  return refuse('basket.errors.full', { params: { n: MOST_BASKET_ITEMS }, status: 409 })
}

type Room = { lockedUntil: Date | null; hasRoom: boolean }

/** The basket is held first: its items are counted as they are once nobody else adds any. */
function insertItem(userId: number, item: WantedItem): Promise<Room> {
  return transaction(async (trx) => {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return { lockedUntil, hasRoom: true }
    const [room] = await preparedRows<{ hasRoom: boolean }>(trx, ADD, parametersOf(userId, item))
    return { lockedUntil, hasRoom: room!.hasRoom }
  })
}

const ADD = `
  with room as (
    select count(*) < :most as "hasRoom" from basket_items where user_id = :userId
  ), added as (
    insert into basket_items
      (user_id, client_item_id, product_code, from_day, to_day, include_degraded, filters)
    select :userId, :clientItemId, :productCode, :from, :to, :degraded, :filters::jsonb
      from room where "hasRoom"
    on conflict on constraint basket_items_once do nothing
  )
  select "hasRoom" from room`

function parametersOf(userId: number, item: WantedItem) {
  const { clientItemId, productCode, from, to, includeDegraded, filters } = item
  return {
    ...{ userId, clientItemId, productCode, from: from.iso, to: to.iso },
    degraded: includeDegraded ?? false,
    filters: filters ? JSON.stringify(filters) : null,
    most: MOST_BASKET_ITEMS,
  }
}
