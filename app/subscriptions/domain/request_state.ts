/** A request waits as New until staff confirm or reject it. */
export const REQUEST_STATES = ['New', 'Confirmed', 'Rejected'] as const

export type RequestState = (typeof REQUEST_STATES)[number]
