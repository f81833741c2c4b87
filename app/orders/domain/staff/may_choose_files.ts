import type { OrderState } from '#orders/domain/order_state'

const ENDED: readonly OrderState[] = ['Archived', 'Rejected', 'Failed']

/** Files are chosen for orders without items that are not Archived, Rejected or Failed. */
export const mayChooseFiles = (state: OrderState, items: number): boolean =>
  items === 0 && !ENDED.includes(state)
