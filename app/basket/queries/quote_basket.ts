import { quoteFor, type PaymentMethod, type Quote } from '#catalogue'
import type { BasketItem } from '#basket/domain/basket_item'
import type { Buyer } from '#basket/queries/get_buyer'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** What is in a basket and what it costs its buyer now; the quote's lines carry the items' ids. */
export type BasketContent = { items: BasketItem[]; quote: Quote }

/** Prices the basket for a way of paying: orders paid by quota carry no VAT. */
export async function quoteBasket(
  buyer: Buyer,
  paymentMethod?: PaymentMethod
): Promise<BasketContent> {
  const items = await listBasketItems(buyer.userId)
  const selections = items.map((item) => ({ ...item, lineId: String(item.id) }))
  const customer = { deliveryCountry: buyer.delivery?.country ?? null, vatId: buyer.vatId }
  return { items, quote: await quoteFor({ selections, customer, paymentMethod }) }
}
