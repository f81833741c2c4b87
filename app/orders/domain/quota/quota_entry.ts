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

/** Failed and Rejected give it back, Archived changes nothing (quota rule). */
export function quotaEntryFor(to: OrderState, now: QuotaEntryState): QuotaEntryState {
  return to === 'Archived' ? now : BY_ORDER[to]
}
