export const HOOKS = '/my-account/webhooks'

/** The page of a webhook. */
export const hookAddress = (id: number) => `${HOOKS}/${id}`

/** A message of its log. */
export const deliveryAddress = (id: number, delivery: number) =>
  `${hookAddress(id)}/deliveries/${delivery}`
