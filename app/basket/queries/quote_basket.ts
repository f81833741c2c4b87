import {
  findSavedQuote,
  quoteFor,
  quoteFromSaved,
  type PaymentMethod,
  type Quote,
  type ReferenceData,
} from '#catalogue'
import type { BasketItem } from '#basket/domain/basket_item'
import { boundTo, commonQuote } from '#basket/domain/quoted_items'
import type { Buyer } from '#basket/queries/get_buyer'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** The quote is the buyer's of now; its lines carry the items' ids. */
export type BasketContent = { items: BasketItem[]; quote: Quote }

/** Orders by quota carry no VAT; a basket that is exactly a saved quote costs what that says. */
export async function quoteBasket(
  buyer: Buyer,
  paymentMethod?: PaymentMethod
): Promise<BasketContent> {
  return quoteItems(buyer, await listBasketItems(buyer.userId), paymentMethod)
}

/** By the rules of the shop, or by other reference data than the shop's. */
export async function quoteItems(
  buyer: Buyer,
  items: BasketItem[],
  paymentMethod?: PaymentMethod,
  reference?: ReferenceData
): Promise<BasketContent> {
  const customer = { deliveryCountry: buyer.delivery?.country ?? null, vatId: buyer.vatId }
  const saved = await savedQuoteOf(buyer, items)
  const asked = { customer, paymentMethod, reference }
  if (saved) return { items, quote: await quoteFromSaved(saved, asked) }
  const selections = items.map((item) => ({ ...item, lineId: String(item.id) }))
  return { items, quote: await quoteFor({ selections, ...asked }) }
}

async function savedQuoteOf({ userId }: Buyer, items: BasketItem[]) {
  const number = commonQuote(items)
  const saved = number === null ? null : await findSavedQuote(number, userId)
  return saved && boundTo(items, saved)
}
