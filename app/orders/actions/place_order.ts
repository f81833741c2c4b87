import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emptyBasket } from '#basket'
import type { User } from '#identity'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { publish } from '#shared/jobs'
import { readWish, type Wish } from '#orders/actions/checkout/read_wish'
import { refuseWish } from '#orders/actions/checkout/refuse_wish'
import { insertOrder, type AlongWith } from '#orders/actions/insert_order'
import { recipientsOf } from '#orders/actions/mail_order_confirmation'
import { onceOnly } from '#orders/actions/once_only'
import { spendQuota } from '#orders/actions/quota/spend_quota'
import type { Checkout, PlacedOrder } from '#orders/domain/checkout'
import { ordersPlaced } from '#orders/topics'

/** Not for cards. All is judged again in one transaction; a repeat finds its order. */
export async function placeOrder(checkout: Checkout, user?: User): Promise<Result<PlacedOrder>> {
  const wish = await readWish(checkout, user)
  const mailTo = await recipientsOf(null, wish.buyer)
  return transaction((trx) =>
    onceOnly(trx, checkout, (key) => place(trx, wish, { mailTo, answers: key }))
  )
}

async function place(
  trx: TransactionClientContract,
  wish: Wish,
  along: AlongWith
): Promise<Result<PlacedOrder>> {
  const { buyer, quote, checkout } = wish
  const refusal = await refuseWish(trx, wish)
  if (refusal) return { ok: false, refusal }
  if (checkout.paymentMethod === 'Card') {
    throw new Error('A card is charged before there is an order')
  }

  const quotaId = checkout.paymentMethod === 'Quota' ? await spendQuota(trx, quote.netCents) : null
  if (checkout.paymentMethod === 'Quota' && quotaId === null) {
    return refuse('quota.errors.insufficient', { field: 'paymentMethod' })
  }
  await emptyBasket(trx, buyer.userId)
  const basketItemIds = wish.items.map(({ id }) => id)
  const order = await insertOrder(
    trx,
    { ...wish, basketItemIds },
    { ...along, quotaId, isRecorded: true }
  )
  await publish(trx, ordersPlaced, { orderNumber: order.number })
  return ok({ orderNumber: order.number })
}
