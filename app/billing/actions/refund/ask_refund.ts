import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { PaymentMethod } from '#catalogue'
import { type LockedOrder, lockOrder, returnQuota } from '#orders'
import { refundableCents } from '#billing/domain/refund/money_of_order'
import { findRefundByKey, type Refund } from '#billing/queries/refund/find_refund'
import { moneyOf } from '#billing/queries/refund/money_of'

export type RefundWish = {
  orderNumber: number
  amountCents: number
  reason: string
  /** A repeated request with the same key is the same refund. */
  idempotencyKey: string
  actor: Actor
}

/** Under the lock of its order: parallel requests get only what came in. Quotas return at once. */
export async function askRefund(
  trx: TransactionClientContract,
  wish: RefundWish
): Promise<Result<Refund>> {
  const order = await lockOrder(trx, wish.orderNumber)
  if (!order) return refuse('orders.errors.not_found', { status: 404 })
  const earlier = await findRefundByKey(trx, wish.orderNumber, wish.idempotencyKey)
  if (earlier) {
    return earlier.amountCents === wish.amountCents
      ? ok(earlier)
      : refuse('refunds.errors.key_reused', { status: 422 })
  }
  const left = refundableCents(await moneyOf(trx, wish.orderNumber))
  if (left === 0) return refuse('refunds.errors.nothing_left', { field: 'amount', status: 409 })
  if (wish.amountCents > left) {
    const params = { left: (left / 100).toFixed(2) }
    return refuse('refunds.errors.too_much', { params, field: 'amount', status: 409 })
  }
  return write(trx, order, wish)
}

async function write(
  trx: TransactionClientContract,
  order: LockedOrder,
  wish: RefundWish
): Promise<Result<Refund>> {
  const way = await wayOf(trx, order.id)
  if (way === 'Card' && (await hasOpenCardRefund(trx, order.number))) {
    return refuse('refunds.errors.one_pending', { status: 409 })
  }
  if (way === 'Quota') await returnQuota(trx, order.id, wish.amountCents)
  await rows(
    trx,
    `insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, booked_on,
        asked_by_id, asked_by)
     select :number, :way, :amount, :state, :reason, :key,
            case when :state = 'Done' then shop_today() end,
            :actorId, :actor`,
    {
      number: order.number,
      way,
      amount: wish.amountCents,
      state: way === 'Quota' ? 'Done' : 'Pending',
      reason: wish.reason,
      key: wish.idempotencyKey,
      actorId: wish.actor.id,
      actor: wish.actor.label,
    }
  )
  await recordAudit(trx, {
    actor: wish.actor,
    subject: { type: 'order', id: order.number },
    action: 'refunds.asked',
    after: { state: order.state, way, amountCents: wish.amountCents },
    reason: wish.reason,
  })
  return ok((await findRefundByKey(trx, order.number, wish.idempotencyKey))!)
}

async function wayOf(trx: TransactionClientContract, orderId: number): Promise<PaymentMethod> {
  const [order] = await rows<{ way: PaymentMethod }>(
    trx,
    'select payment_method as way from orders where id = ?',
    [orderId]
  )
  return order!.way
}

async function hasOpenCardRefund(trx: TransactionClientContract, number: number) {
  const open = await rows(
    trx,
    `select id from refunds where order_number = ? and way = 'Card' and state = 'Pending'`,
    [number]
  )
  return open.length > 0
}
