import { rows } from '#shared/database'
import type { AttemptReason, AttemptState } from '#orders/domain/payment/attempt'

export type PaymentToDecide = {
  id: string
  state: AttemptState
  reason: AttemptReason
  amountCents: number
  capturedCents: number
  paymentId: string
  email: string
  company: string
  updatedAt: Date
  /** An order of the same items, where there is one. */
  otherOrder: number | null
}

/** Payments that wait for a decision, oldest first, and those given back within the last 30 days. */
export function listPaymentsToDecide(): Promise<PaymentToDecide[]> {
  return rows<PaymentToDecide>(
    null,
    `select p.id, p.state, p.reason, p.amount_cents as "amountCents",
            p.captured_cents as "capturedCents", p.payment_id as "paymentId",
            p.checkout -> 'buyer' ->> 'email' as email,
            p.checkout -> 'buyer' ->> 'company' as company, p.updated_at as "updatedAt",
            (select min(o.number) from orders o
              where o.user_id = p.user_id and o.basket_item_ids && p.basket_item_ids) as "otherOrder"
       from payment_attempts p
      where p.state in ('Review', 'Refunding')
         or (p.state = 'Refunded' and p.updated_at > now() - interval '30 days')
      order by p.state = 'Refunded', p.updated_at limit 200`
  )
}
