import { rows, transaction } from '#shared/database'
import { holdBasket } from '#basket/actions/hold_basket'
import type { BasketContent } from '#basket/queries/quote_basket'

/**
 * Remembers the prices that a buyer is shown for the first time, and those of modules, which follow
 * from what else lies in the basket. A price that changed from outside stays as it was remembered
 * until its buyer has agreed (`agreed` names the items).
 */
export async function rememberPrices(
  userId: number,
  { items, quote: { lines } }: BasketContent,
  agreed: readonly string[] = []
): Promise<void> {
  const prices = lines.map(({ lineId, priceCents, pricing }) => ({
    id: Number(lineId),
    price: priceCents,
    free: pricing.kind !== 'day' || agreed.includes(lineId),
  }))
  const seen = new Map(items.map(({ id, seenPriceCents }) => [id, seenPriceCents]))
  const isNews = ({ id, price, free }: (typeof prices)[number]) =>
    seen.get(id) === null || (free && seen.get(id) !== price)
  if (!prices.some(isNews)) return

  await transaction(async (trx) => {
    await holdBasket(trx, userId)
    await rows(
      trx,
      `update basket_items as item set seen_price_cents = seen.price
         from jsonb_to_recordset(?::jsonb) as seen (id bigint, price bigint, free boolean)
        where item.id = seen.id and item.user_id = ?
          and (item.seen_price_cents is null or seen.free)
          and item.seen_price_cents is distinct from seen.price`,
      [JSON.stringify(prices), userId]
    )
  })
}
