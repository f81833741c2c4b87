import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { HOLD } from '#basket/actions/hold_basket'
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

/** One statement, so that the most frequent change of a basket is one trip to the database. */
const ADD = `
  with held as (${HOLD}), room as (
    select "lockedUntil",
           (select count(*) from basket_items where user_id = :userId) < :most as "hasRoom"
      from held
  ), added as (
    insert into basket_items
      (user_id, client_item_id, product_code, from_day, to_day, include_degraded, filters)
    select :userId, :clientItemId, :productCode, :from, :to, :degraded, :filters::jsonb
      from room where "lockedUntil" is null and "hasRoom"
    on conflict on constraint basket_items_once do nothing
  )
  select "lockedUntil", "hasRoom" from room`

type Room = { lockedUntil: Date | null; hasRoom: boolean }

async function insertItem(userId: number, item: WantedItem): Promise<Room> {
  const { clientItemId, productCode, from, to, includeDegraded, filters } = item
  const [room] = await rows<Room>(null, ADD, {
    ...{ userId, clientItemId, productCode, from: from.iso, to: to.iso },
    degraded: includeDegraded ?? false,
    filters: filters ? JSON.stringify(filters) : null,
    most: MOST_BASKET_ITEMS,
  })
  return room!
}
