import { type BasketRow, findBasketRow } from '#basket/queries/find_basket_row'
import { type Buyer, getBuyer } from '#basket/queries/get_buyer'
import { type BasketContent, quoteBasket } from '#basket/queries/quote_basket'

export type Basket = BasketContent & BasketRow & { buyer: Buyer }

/** Who has read the buyer already hands them over. */
export async function getBasket(userId: number, known?: Buyer): Promise<Basket> {
  const [buyer, row] = await Promise.all([known ?? getBuyer(userId), findBasketRow(userId)])
  return { ...(await quoteBasket(buyer)), ...row, buyer }
}
