import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addressFactsOf, holdBasket, listBasketItems, type BasketItem } from '#basket'
import { refuseAddresses, refuseReview, reviewFactsOf } from '#basket'
import type { Refusal } from '#shared/domain/result'
import type { Wish } from '#orders/actions/checkout/read_wish'
import { refuseDeclaration } from '#orders/domain/checkout_rules'

/**
 * Holds the basket for the length of the transaction and judges everything again, whatever the page
 * has shown: lock, items, region, addresses, VAT ID, declarations, way of paying, total.
 */
export async function refuseWish(
  trx: TransactionClientContract,
  { buyer, quote, items: priced, checkout, methods }: Wish
): Promise<Refusal | null> {
  const { lockedUntil } = await holdBasket(trx, buyer.userId)
  const items = await listBasketItems(buyer.userId, trx)
  return (
    refuseReview(reviewFactsOf({ items, quote }, lockedUntil)) ??
    refuseOtherItems(items, priced) ??
    refuseAddresses(addressFactsOf(buyer)) ??
    refuseDeclaration(checkout, methods)
  )
}

/** The price belongs to the items that were there when it was made. */
function refuseOtherItems(now: BasketItem[], priced: BasketItem[]): Refusal | null {
  const same = now.length === priced.length && now.every(({ id }, at) => id === priced[at]!.id)
  return same ? null : { code: 'orders.errors.basket_changed', status: 409 }
}
