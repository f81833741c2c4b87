import type { Reference } from '#delivery'
import { isOrderNumber } from '#orders/domain/order_number'

/** The kind of owner that orders are for delivery. */
export const ORDERS = 'order'

/** The name under which delivery makes and keeps an order's files. */
export function orderReference(orderNumber: number): Reference {
  return { kind: ORDERS, key: String(orderNumber) }
}

/** The order number in a reference, or null when the files belong to something else. */
export function orderNumberOf({ kind, key }: Reference): number | null {
  return kind === ORDERS ? orderNumberIn(key) : null
}

export function orderNumberIn(key: string): number | null {
  const number = Number(key)
  return isOrderNumber(number) ? number : null
}
