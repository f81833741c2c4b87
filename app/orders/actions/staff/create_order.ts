import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emptyBasket, holdBasket, type Buyer } from '#basket'
import type { Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { publish } from '#shared/jobs'
import { insertOrder, type InsertedOrder, type NewOrder } from '#orders/actions/insert_order'
import { recipientsOf } from '#orders/actions/mail_order_confirmation'
import { moveOrder } from '#orders/actions/move_order'
import { spendQuota } from '#orders/actions/quota/spend_quota'
import { confirmByHand } from '#orders/actions/payment_received/confirm_by_hand'
import { mailCreatedOrder } from '#orders/actions/staff/mail_created_order'
import type { PlacedOrder } from '#orders/domain/checkout'
import type { OrderState } from '#orders/domain/order_state'
import type { PaymentMethod } from '#catalogue'
import type { FieldsWish } from '#orders/domain/staff/amend_fields'
import { lockOrder } from '#orders/queries/lock_order'
import { priceStaffOrder, type StaffPrice } from '#orders/queries/staff/price_staff_order'
import { ordersPlaced } from '#orders/topics'

export type StaffOrder = FieldsWish & {
  userId: number
  state: OrderState
  paymentMethod: PaymentMethod
  /** Whose basket its items come from; null for an order without items. */
  basketOf: number | null
  /** The customer is told by e-mail. */
  isNotified: boolean
  actor: Actor
  requestId?: string
}

/** By quota only where customer and amount allow it; it is Registered at once (quota rule). */
export async function createStaffOrder(order: StaffOrder): Promise<Result<PlacedOrder>> {
  const priced = await priceStaffOrder(order)
  if (!priced.ok) return priced
  return transaction((trx) => create(trx, order, priced.value))
}

async function create(
  trx: TransactionClientContract,
  order: StaffOrder,
  price: StaffPrice
): Promise<Result<PlacedOrder>> {
  if (order.basketOf !== null) {
    const { lockedUntil } = await holdBasket(trx, order.basketOf)
    if (lockedUntil) return refuse('basket.errors.locked_checkout', { status: 423 })
  }
  const byQuota = order.paymentMethod === 'Quota'
  const quotaId = byQuota ? await spendQuota(trx, price.quote.netCents) : null
  if (byQuota && quotaId === null) {
    return refuse('quota.errors.insufficient', { field: 'paymentMethod', status: 409 })
  }
  const inserted = await insert(trx, order, price, quotaId)
  if (order.basketOf !== null) await emptyBasket(trx, order.basketOf)
  if (order.isNotified && !isConfirmed(inserted)) await mailCreatedOrder(trx, inserted)
  await publish(trx, ordersPlaced, { orderNumber: inserted.number })
  await moveOn(trx, inserted.number, byQuota ? 'Registered' : order.state, order)
  return ok({ orderNumber: inserted.number })
}

/** The customer has not accepted any terms yet: that is asked when they open the order. */
async function insert(
  trx: TransactionClientContract,
  order: StaffOrder,
  { buyer, quote, locale, type, remark, vatExemption }: StaffPrice,
  quotaId: number | null
): Promise<InsertedOrder> {
  const placed = {
    buyer: buyer as Buyer,
    quote,
    checkout: {
      ...{ userId: order.userId, actor: order.actor, requestId: order.requestId, locale },
      ...{ idempotencyKey: '', consents: [], expectedTotalCents: null, ownReference: null },
      paymentMethod: order.paymentMethod,
    },
  }
  const mailTo =
    order.isNotified && isConfirmed(placed) ? await recipientsOf(trx, placed.buyer) : undefined
  const inserted = await insertOrder(trx, placed, { quotaId, isRecorded: true, mailTo })
  await rows(
    trx,
    `update orders set by_admin = true, terms_accepted_at = null, type = :type, remark = :remark,
            vat_exemption = :vatExemption
      where id = :id`,
    { id: inserted.id, type, remark, vatExemption }
  )
  return inserted
}

/** Whether its customer gets the confirmation that says how it is paid. */
const isConfirmed = ({ quote, checkout }: NewOrder): boolean =>
  quote.grossCents > 0 && checkout.paymentMethod !== 'Card'

async function moveOn(
  trx: TransactionClientContract,
  number: number,
  to: OrderState,
  { actor, requestId }: StaffOrder
): Promise<void> {
  const order = (await lockOrder(trx, number))!
  if (order.state === to) return
  if (to === 'Confirmed') await confirmByHand(trx, number, { actor, requestId })
  else await moveOrder(trx, order, { to, actor, requestId })
}
