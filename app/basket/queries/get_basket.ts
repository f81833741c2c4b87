import { findLock } from '#basket/queries/find_lock'
import { type Buyer, getBuyer } from '#basket/queries/get_buyer'
import { type BasketContent, quoteBasket } from '#basket/queries/quote_basket'

export type Basket = BasketContent & {
  buyer: Buyer
  /** End of the lock while a payment is under way, else null. */
  lockedUntil: Date | null
}

/** A user's basket with what it costs now; who has read the buyer already hands them over. */
export async function getBasket(userId: number, known?: Buyer): Promise<Basket> {
  const [buyer, lockedUntil] = await Promise.all([known ?? getBuyer(userId), findLock(userId)])
  return { ...(await quoteBasket(buyer)), buyer, lockedUntil }
}
