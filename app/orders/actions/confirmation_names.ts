/** Who writes the confirmation of an order when it is sent. */
export const CONFIRMATION = 'orders.confirmation'

/** Its key in the outbox, without the order's number behind it. */
export const CONFIRMATION_KEY = 'order-confirmation:'
