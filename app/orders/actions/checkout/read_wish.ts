import { getBuyer, quoteBasket, type BasketContent, type Buyer } from '#basket'
import type { User } from '#identity'
import type { Checkout } from '#orders/domain/checkout'
import type { MethodFacts } from '#orders/domain/payment/method_rules'
import { methodFactsOf } from '#orders/queries/payment/method_facts'

export type Wish = BasketContent & { buyer: Buyer; checkout: Checkout; methods: MethodFacts }

/** Called before the transaction: a second connection inside it could starve parallel checkouts. */
export async function readWish(checkout: Checkout, user?: User): Promise<Wish> {
  const buyer = await getBuyer(user ?? checkout.userId)
  const paysByQuota = checkout.paymentMethod === 'Quota'
  const basket = await quoteBasket(buyer, paysByQuota ? 'Quota' : undefined)
  const methods = await methodFactsOf(basket.quote, checkout.mayUseQuota ?? false)
  return { ...basket, buyer, checkout, methods }
}
