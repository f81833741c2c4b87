/** The nine states of an order, in the order in which lists name them. */
export const ORDER_STATES = [
  'New',
  'Locked',
  'Registered',
  'Confirmed',
  'Processing',
  'Completed',
  'Failed',
  'Rejected',
  'Archived',
] as const

export type OrderState = (typeof ORDER_STATES)[number]

/** States that customers, quota lists and the staff's state filter never show: nothing is ordered yet. */
export const HIDDEN_STATES: readonly OrderState[] = ['New', 'Locked']

export const VISIBLE_STATES = ORDER_STATES.filter((state) => !HIDDEN_STATES.includes(state))

/** What an order counts as in sums of sales: an archived one as what it was when it was put away. */
export const SALES_STATES = VISIBLE_STATES.filter((state) => state !== 'Archived')

/** Nothing follows by itself: who waits for an order need not wait any longer. */
export const ENDED_STATES = ['Completed', 'Failed', 'Rejected', 'Archived'] as const

export const hasEnded = (state: OrderState): boolean =>
  (ENDED_STATES as readonly OrderState[]).includes(state)

/** Groups of states by which staff look at the list of orders. */
export const STATE_GROUPS = {
  open: ['Registered', 'Confirmed', 'Processing'],
  pre_processing: ['Registered', 'Confirmed'],
  completed: ['Completed'],
  failed: ['Failed'],
} as const satisfies Record<string, readonly OrderState[]>

const NORMAL_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  New: ['Locked', 'Registered', 'Failed'],
  Locked: ['Registered', 'Failed'],
  Registered: ['Confirmed', 'Rejected', 'Failed'],
  Confirmed: ['Processing', 'Rejected', 'Failed'],
  Processing: ['Completed', 'Failed'],
  Completed: ['Archived'],
  Failed: ['Archived'],
  Rejected: ['Archived'],
  Archived: [],
}

/** Staff may set any other state too; such a step is an exception and needs a reason. */
export function isNormalTransition(from: OrderState, to: OrderState): boolean {
  return NORMAL_TRANSITIONS[from].includes(to)
}

/** Whether a change has to say why: every exception, and each end that the customer did not want. */
export function needsReason(from: OrderState, to: OrderState): boolean {
  return !isNormalTransition(from, to) || to === 'Rejected' || to === 'Failed'
}
