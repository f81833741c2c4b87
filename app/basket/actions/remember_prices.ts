import { rows, transaction } from '#shared/database'
import { holdBasket } from '#basket/actions/hold_basket'
import type { BasketItem } from '#basket/domain/basket_item'
import type { Buyer } from '#basket/queries/get_buyer'
import { quoteBasket, type BasketContent } from '#basket/queries/quote_basket'

/**
 * Prices and days that are shown for the first time, and those of modules, which follow from the
 * rest. What changed from outside waits until its buyer agrees (`agreed` names the items).
 */
export async function rememberPrices(
  userId: number,
  { items, quote: { lines } }: BasketContent,
  agreed: readonly string[] = []
): Promise<void> {
  const shown = lines.map(({ lineId, priceCents, countedDays, pricing }) => ({
    ...{ id: Number(lineId), price: priceCents, days: countedDays },
    agreed: agreed.includes(lineId),
    free: pricing.kind !== 'day' || agreed.includes(lineId),
  }))
  const seen = new Map(items.map((item) => [item.id, item]))
  if (!shown.some((one) => isNews(one, seen.get(one.id)!))) return

  await transaction(async (trx) => {
    await holdBasket(trx, userId)
    await rows(trx, REMEMBER, [JSON.stringify(shown), userId])
  })
}

/** Takes the prices and days of a basket, as they are now, for what its buyer agrees to. */
export async function agreeToPrices(buyer: Buyer): Promise<void> {
  const basket = await quoteBasket(buyer)
  const all = basket.quote.lines.map(({ lineId }) => lineId)
  await rememberPrices(buyer.userId, basket, all)
}

type Shown = { id: number; price: number; days: number; agreed: boolean; free: boolean }
type Seen = Pick<BasketItem, 'seenPriceCents' | 'seenDays'>

function isNews({ price, days, agreed, free }: Shown, { seenPriceCents, seenDays }: Seen): boolean {
  if (seenPriceCents === null || seenDays === null) return true
  return (free && seenPriceCents !== price) || (agreed && seenDays !== days)
}

const REMEMBER = `
  update basket_items as item
     set seen_price_cents = case when free then price else coalesce(seen_price_cents, price) end,
         seen_days = case when agreed then days else coalesce(seen_days, days) end
    from jsonb_to_recordset(?::jsonb)
           as seen (id bigint, price bigint, days int, agreed boolean, free boolean)
   where item.id = seen.id and item.user_id = ?`
