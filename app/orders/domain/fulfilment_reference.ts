import { isOrderNumber } from '#orders/domain/order_number'

const PREFIX = 'order:'

/** The name under which delivery makes and keeps an order's files. */
export function fulfilmentReference(orderNumber: number): string {
  return `${PREFIX}${orderNumber}`
}

/** The order number in a reference, or null when the files belong to something else. */
export function orderNumberOf(reference: string): number | null {
  const number = Number(reference.slice(PREFIX.length))
  return reference.startsWith(PREFIX) && isOrderNumber(number) ? number : null
}
