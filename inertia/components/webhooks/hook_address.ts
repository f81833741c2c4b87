export const HOOKS = '/my-account/webhooks'

export const hookAddress = (id: number) => `${HOOKS}/${id}`

export const deliveryAddress = (id: number, delivery: number) =>
  `${hookAddress(id)}/deliveries/${delivery}`
