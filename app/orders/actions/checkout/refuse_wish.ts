import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdDays } from '#catalogue'
import { addressFactsOf, holdBasketItems, isChanged, type BasketItem } from '#basket'
import { refuseReview, reviewFactsOf } from '#basket'
import type { Refusal } from '#shared/domain/result'
import { refuseSaid } from '#orders/actions/checkout/refuse_said'
import type { Wish } from '#orders/actions/checkout/read_wish'

/** Holds basket and days until the transaction ends and judges all again, whatever was shown. */
export async function refuseWish(
  trx: TransactionClientContract,
  { buyer, quote, items: priced, checkout, methods }: Wish
): Promise<Refusal | null> {
  const { lockedUntil, items } = await holdBasketItems(trx, buyer.userId)
  const addresses = await addressFactsOf(buyer, trx)
  return (
    refuseReview(reviewFactsOf({ items, quote }, lockedUntil)) ??
    refuseOtherItems(items, priced, checkout.shownItemIds) ??
    (isChanged({ items, quote }) ? CHANGED : null) ??
    refuseSaid({ checkout, methods, addresses }) ??
    ((await holdDays(trx, quote)) ? null : CHANGED)
  )
}

/** The same total may hide that one price rose and another fell: each change is agreed to by itself. */
const CHANGED: Refusal = { code: 'orders.errors.prices_changed', status: 409 }

/** The price is that of the items and days which its buyer has seen: others may cost the same. */
function refuseOtherItems(
  now: BasketItem[],
  priced: BasketItem[],
  shown: readonly number[] | undefined
): Refusal | null {
  const same = now.length === priced.length && now.every((item, at) => isSame(item, priced[at]!))
  const isShown = !shown || sameIds(shown, now)
  return same && isShown ? null : { code: 'orders.errors.basket_changed', status: 409 }
}

const sameIds = (ids: readonly number[], items: BasketItem[]): boolean =>
  ids.length === items.length && items.every(({ id }) => ids.includes(id))

const isSame = (one: BasketItem, other: BasketItem): boolean =>
  one.id === other.id && one.from.equals(other.from) && one.to.equals(other.to)
