import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addressFactsOf, emptyBasket, getBuyer, holdBasket, listBasketItems } from '#basket'
import { quoteBasket, refuseAddresses, refuseReview, reviewFactsOf } from '#basket'
import type { BasketContent, BasketItem } from '#basket'
import { transaction } from '#shared/database'
import { ok, type Refusal, type Result } from '#shared/domain/result'
import { publish } from '#shared/jobs'
import { insertOrder, type NewOrder } from '#orders/actions/insert_order'
import { mailOrderConfirmation } from '#orders/actions/mail_order_confirmation'
import { onceOnly } from '#orders/actions/once_only'
import { recordPlacement } from '#orders/actions/record_placement'
import type { Checkout, PlacedOrder } from '#orders/domain/checkout'
import { refuseDeclaration } from '#orders/domain/checkout_rules'
import { ordersPlaced } from '#orders/topics'

type Wish = NewOrder & BasketContent

/**
 * Turns a basket into an order that is paid in advance: one transaction, one order. A second click,
 * a resent request or a parallel checkout finds the same order or an empty basket. Prices, region,
 * addresses, VAT and declarations are judged again here, whatever the page has shown.
 */
export async function placeOrder(checkout: Checkout): Promise<Result<PlacedOrder>> {
  // Priced before the transaction: inside, a second connection could starve parallel checkouts.
  const buyer = await getBuyer(checkout.userId)
  const basket = await quoteBasket(buyer)
  return transaction((trx) =>
    onceOnly(trx, checkout, () => place(trx, { ...basket, buyer, checkout }))
  )
}

async function place(trx: TransactionClientContract, wish: Wish): Promise<Result<PlacedOrder>> {
  const { buyer, quote, checkout } = wish
  const { lockedUntil } = await holdBasket(trx, buyer.userId)
  const items = await listBasketItems(buyer.userId, trx)
  const refusal =
    refuseReview(reviewFactsOf({ items, quote }, lockedUntil)) ??
    refuseOtherItems(items, wish.items) ??
    refuseAddresses(addressFactsOf(buyer)) ??
    refuseDeclaration(checkout, quote.grossCents)
  if (refusal) return { ok: false, refusal }

  const order = await insertOrder(trx, wish)
  await emptyBasket(trx, buyer.userId)
  await recordPlacement(trx, order)
  await mailOrderConfirmation(trx, order)
  await publish(trx, ordersPlaced, { orderNumber: order.number })
  return ok({ orderNumber: order.number })
}

/** The price belongs to the items that were there when it was made. */
function refuseOtherItems(now: BasketItem[], priced: BasketItem[]): Refusal | null {
  const same = now.length === priced.length && now.every(({ id }, at) => id === priced[at]!.id)
  return same ? null : { code: 'orders.errors.basket_changed', status: 409 }
}
