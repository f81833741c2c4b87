import { findLock } from '#basket/queries/find_lock'
import { type Buyer, getBuyer } from '#basket/queries/get_buyer'
import { type BasketContent, quoteBasket } from '#basket/queries/quote_basket'

export type Basket = BasketContent & {
  buyer: Buyer
  /** End of the lock while a payment is under way, else null. */
  lockedUntil: Date | null
}

/** A user's basket with what it costs now. */
export async function getBasket(userId: number): Promise<Basket> {
  const [buyer, lockedUntil] = await Promise.all([getBuyer(userId), findLock(userId)])
  return { ...(await quoteBasket(buyer)), buyer, lockedUntil }
}
