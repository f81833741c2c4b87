import { transaction } from '#shared/database'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import { moveOrder, type Move } from '#orders/actions/move_order'
import { confirmByHand } from '#orders/actions/staff/confirm_by_hand'
import { QuotaExhausted } from '#orders/actions/quota/settle_quota'
import { needsReason } from '#orders/domain/order_state'
import { lockOrder, type LockedOrder } from '#orders/queries/lock_order'

export type StateChange = Move & {
  orderNumber: number
  /** The version that the person was looking at. */
  expectedVersion: number
}

/**
 * Sets the state of an order at the wish of staff (scope orders.status.write). Any state can be set;
 * what is no normal step needs a reason and is recorded as an exception. Refuses a change that was
 * decided on an older version of the order (409) and says what it has become meanwhile.
 */
export async function changeOrderState(change: StateChange): Promise<Result<undefined>> {
  try {
    return await changeState(change)
  } catch (error) {
    if (!(error instanceof QuotaExhausted)) throw error
    return refuse('quota.errors.used_up', { field: 'state', status: 409 })
  }
}

function changeState(change: StateChange): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const order = await lockOrder(trx, change.orderNumber)
    if (!order) return refuse('orders.errors.not_found', { status: 404 })

    const refusal = refusalOf(order, change)
    if (refusal) return { ok: false, refusal }
    if (change.to === 'Confirmed') return confirmByHand(trx, order.number, change)
    await moveOrder(trx, order, change)
    return ok()
  })
}

function refusalOf(order: LockedOrder, change: StateChange): Refusal | null {
  if (order.version !== change.expectedVersion) {
    const params = { state: order.state, at: order.updatedAt.toISOString() }
    return { code: 'orders.errors.changed_meanwhile', params, status: 409 }
  }
  if (order.state === change.to) return { code: 'orders.errors.same_state', field: 'state' }
  if (needsReason(order.state, change.to) && !change.reason) {
    return { code: 'orders.errors.reason_needed', field: 'reason' }
  }
  return null
}
