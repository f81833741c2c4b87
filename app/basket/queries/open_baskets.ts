import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OpenBasket, Touching } from '#catalogue'
import { rows } from '#shared/database'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** Baskets that hold a day of some products. What comes from a saved quote keeps its price, and is left out. */
export async function openBasketsOf(
  trx: TransactionClientContract,
  touching: Touching
): Promise<OpenBasket[]> {
  const found: OpenBasket[] = []
  for (const { userId } of await rows<{ userId: number }>(trx, OWNERS, touching)) {
    const items = await listBasketItems(userId, trx)
    const selections = items.map(({ id, productCode, from, to, includeDegraded, filters }) => ({
      ...{ lineId: String(id), productCode, from, to, includeDegraded, filters },
    }))
    found.push({ key: String(userId), selections })
  }
  return found
}

const OWNERS = `
  select distinct i.user_id as "userId" from basket_items i
   where i.product_code = any(:codes::text[]) and i.saved_quote is null
     and (:days::date[] is null
          or exists (select from unnest(:days::date[]) as changed (day)
                      where changed.day between i.from_day and i.to_day))
   order by i.user_id limit :most`
