import type { OrderState } from '#orders/domain/order_state'

export type QuotaEntryState = 'Reserved' | 'Booked' | 'Released'

const BY_ORDER: Record<OrderState, QuotaEntryState> = {
  New: 'Reserved',
  Locked: 'Reserved',
  Registered: 'Reserved',
  Confirmed: 'Booked',
  Processing: 'Booked',
  Completed: 'Booked',
  Archived: 'Booked',
  Failed: 'Released',
  Rejected: 'Released',
}

/**
 * What becomes of the quota that an order has set aside when the order changes (quota rule: Failed
 * and Rejected give it back). Putting away an order in the archive changes nothing about it.
 */
export function quotaEntryFor(to: OrderState, now: QuotaEntryState): QuotaEntryState {
  return to === 'Archived' ? now : BY_ORDER[to]
}
