import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import { moveOrder } from '#orders/actions/move_order'
import { confirmByHand, type PaymentByHand } from '#orders/actions/payment_received/confirm_by_hand'
import { QuotaExhausted } from '#orders/actions/quota/shift_quota'
import { writeFields } from '#orders/actions/staff/write_fields'
import { needsReason, type OrderState } from '#orders/domain/order_state'
import { amendFields, type AmendedFields, type FieldsWish } from '#orders/domain/staff/amend_fields'
import { lockOrder, type LockedOrder } from '#orders/queries/lock_order'
import { readChangeable, type ChangeableFields } from '#orders/queries/read_changeable'

export type OrderChange = FieldsWish & {
  orderNumber: number
  /** The customer that the caller takes the order to belong to. */
  userId?: number
  /** The version that the person was looking at; programs may leave it out. */
  expectedVersion?: number
  state?: OrderState
  /** How the transfer arrived, where the order is set to Confirmed. */
  payment?: PaymentByHand
  reason?: string
  actor: Actor
  requestId?: string
}

/** Fields, state, or both at once; refuses a change decided on an older version (409). */
export async function changeOrder(change: OrderChange): Promise<Result<{ isChanged: boolean }>> {
  try {
    return await refusableTransaction((trx) => changeIn(trx, change))
  } catch (error) {
    if (!(error instanceof QuotaExhausted)) throw error
    return refuse('quota.errors.used_up', { field: 'state', status: 409 })
  }
}

async function changeIn(
  trx: TransactionClientContract,
  change: OrderChange
): Promise<Result<{ isChanged: boolean }>> {
  const order = await lockOrder(trx, change.orderNumber)
  if (!order || isHidden(order, change)) return refuse('orders.errors.not_found', { status: 404 })
  const refusal = refusalOf(order, change)
  if (refusal) return { ok: false, refusal }

  const now = await readChangeable(trx, order)
  const amended = amendFields(now, change)
  if (!amended.ok) return amended
  if (now.isInvoiced && hasOtherAmounts(now, amended.value)) {
    return refuse('orders_admin.errors.invoiced', { status: 409 })
  }
  const isAmended = await writeFields(trx, { order, now, wish: amended.value, change })
  const to = change.state
  if (to === undefined || to === order.state) return ok({ isChanged: isAmended })

  const version = order.version + (isAmended ? 1 : 0)
  const moved = await move(trx, { ...order, version }, change, to)
  return moved.ok ? ok({ isChanged: true }) : moved
}

async function move(
  trx: TransactionClientContract,
  order: LockedOrder,
  { actor, reason, requestId, payment }: OrderChange,
  to: OrderState
): Promise<Result<unknown>> {
  const by = { actor, reason, requestId }
  if (to === 'Confirmed') return confirmByHand(trx, order.number, { ...payment, ...by })
  await moveOrder(trx, order, { to, ...by })
  return ok()
}

/** What an invoice has told is final. */
function hasOtherAmounts(now: ChangeableFields, wish: AmendedFields): boolean {
  const amounts = ['feeCents', 'discountCents', 'netCents', 'vatPercent'] as const
  return amounts.some((amount) => now[amount] !== wish[amount])
}

function isHidden(order: LockedOrder, { userId }: OrderChange): boolean {
  const isPlaced = order.state !== 'New' && order.state !== 'Locked'
  return !isPlaced || (userId !== undefined && order.userId !== userId)
}

function refusalOf(order: LockedOrder, change: OrderChange): Refusal | null {
  const { expectedVersion = order.version, state: to = order.state, reason } = change
  if (order.version !== expectedVersion) {
    const params = { state: order.state, at: order.updatedAt.toISOString() }
    return { code: 'orders.errors.changed_meanwhile', params, status: 409 }
  }
  if (to !== order.state && needsReason(order.state, to) && !reason) {
    return { code: 'orders.errors.reason_needed', field: 'reason' }
  }
  return null
}
