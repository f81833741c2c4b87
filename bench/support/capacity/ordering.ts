import type { Buyer } from '../buyers.ts'
import { call } from './fetches.ts'

export const ITEM = { product: 'tick_cash_l1', from: '2026-09-01', to: '2026-09-30' }
const CONSENTS = ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance']

/** An order by transfer: an item into the basket, and the checkout; its number. */
export async function orderOnce(url: string, buyer: Buyer): Promise<number> {
  const basket = `/api/v1/basket/${buyer.id}`
  await call(url, buyer, basket, 'POST', ITEM)
  const body = { paymentMethod: 'BankTransfer', consents: CONSENTS }
  return (await call<{ orderId: number }>(url, buyer, `${basket}/checkout`, 'POST', body)).orderId
}

/** Staff notes that it is paid. */
export const notePaid = (url: string, clerk: Buyer, buyer: Buyer, order: number) =>
  call(url, clerk, `/api/v1/orders/${order}/${buyer.id}`, 'PUT', { orderState: 'Confirmed' })

/** Orders of one customer after the other at several addresses, some at once, for so many seconds; how many. */
export async function orderFor(urls: string[], buyers: Buyer[], atOnce: number, seconds: number) {
  const deadline = performance.now() + seconds * 1_000
  let [orders, next] = [0, 0]
  const client = async (url: string) => {
    while (performance.now() < deadline) {
      await orderOnce(url, buyers[next++ % buyers.length]!)
      orders++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => client(urls[at % urls.length]!)))
  return orders
}
