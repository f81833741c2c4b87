import type { OrderState } from '#orders/domain/order_state'

export const TRACK = ['Registered', 'Confirmed', 'Processing', 'Completed'] as const

export type TrackStep = {
  id: (typeof TRACK)[number]
  state: 'done' | 'current' | 'next' | 'failed'
  at: string | null
}

type Reached = { to: string | null; at: string }

/** A failed or rejected order broke off at the last step that it had reached. */
export function orderTrack(state: OrderState, history: readonly Reached[]): TrackStep[] {
  const at = (step: string) => history.findLast(({ to }) => to === step)?.at ?? null
  const current = TRACK.findIndex((step) => step === state)
  const last = current === -1 ? TRACK.findLastIndex((step) => at(step) !== null) : current
  return TRACK.map((id, index) => ({
    id,
    state: index > last ? 'next' : index < last ? 'done' : stateOfLast(state),
    at: index > last ? null : at(id),
  }))
}

function stateOfLast(state: OrderState): TrackStep['state'] {
  if (state === 'Failed' || state === 'Rejected') return 'failed'
  return state === 'Completed' || state === 'Archived' ? 'done' : 'current'
}
