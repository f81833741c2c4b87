import { PAYMENT_METHODS, type PaymentMethod } from '#catalogue'

/** The names in capitals, which programs may send as well: CARD, BANKTRANSFER, QUOTA. */
const IN_CAPITALS = new Map<unknown, PaymentMethod>(
  PAYMENT_METHODS.map((method) => [method.toUpperCase(), method])
)

/** Anything else stays what it is. */
export const fromCapitals = (value: unknown): unknown => IN_CAPITALS.get(value) ?? value
