import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { publish } from '#shared/jobs'
import downloadWindow from '#config/download_window'
import { announceToCustomer } from '#orders/actions/announce_to_customer'
import { settleQuota } from '#orders/actions/quota/settle_quota'
import { isNormalTransition, type OrderState } from '#orders/domain/order_state'
import type { LockedOrder } from '#orders/queries/lock_order'
import { ordersCompleted, ordersConfirmed } from '#orders/topics'

export type Move = {
  to: OrderState
  actor: Actor
  /** Why, in a person's words, or the translation key of why a delivery failed. */
  reason?: string
  reasonParams?: Record<string, string | number>
  requestId?: string
}

/** The update names the state and version it was decided on: of two steps that race, one throws. */
export async function moveOrder(
  trx: TransactionClientContract,
  order: LockedOrder,
  move: Move
): Promise<void> {
  await setState(trx, order, move)
  await settleQuota(trx, order.id, move.to)
  await recordAudit(trx, {
    actor: move.actor,
    subject: { type: 'order', id: order.number },
    action: 'orders.state_changed',
    before: { state: order.state },
    after: { state: move.to, exception: isException(order.state, move) },
    reason: move.reason,
    requestId: move.requestId,
  })
  await announce(trx, order.number, move.to)
  await announceToCustomer(trx, order, move)
}

const CONFIRMED = 'confirmed_at = now(),'
const COMPLETED = `completed_at = coalesce(completed_at, now()),
            last_download_day = coalesce(last_download_day, shop_today() + :window::int),`

async function setState(
  trx: TransactionClientContract,
  order: LockedOrder,
  { to, reason, reasonParams }: Move
): Promise<void> {
  const moment = to === 'Confirmed' ? CONFIRMED : to === 'Completed' ? COMPLETED : ''
  const changed = await rows(
    trx,
    `update orders
        set state = :to, ${moment} failure_reason = :failure,
            failure_params = :params::jsonb,
            version = version + 1, updated_at = now()
      where id = :id and state = :from and version = :version
      returning id`,
    {
      id: order.id,
      from: order.state,
      version: order.version,
      to,
      failure: to === 'Failed' ? (reason ?? null) : null,
      params: JSON.stringify(to === 'Failed' ? (reasonParams ?? {}) : {}),
      window: downloadWindow.days,
    }
  )
  if (changed.length !== 1) throw new Error(`Order ${order.number} is no longer ${order.state}`)
}

async function announce(trx: TransactionClientContract, orderNumber: number, to: OrderState) {
  if (to === 'Confirmed') await publish(trx, ordersConfirmed, { orderNumber })
  if (to === 'Completed') await publish(trx, ordersCompleted, { orderNumber })
}

/** The system may resume a failed order; a person who leaves the normal path makes an exception. */
function isException(from: OrderState, { to, actor }: Move): boolean {
  return actor.id !== null && !isNormalTransition(from, to)
}
