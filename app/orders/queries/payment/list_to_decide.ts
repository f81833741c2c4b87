import { rows } from '#shared/database'
import type { AttemptReason, AttemptState } from '#orders/domain/payment/attempt'

/** Payments that wait for staff; needs the alias `p`. */
export const IS_OPEN = `(p.state in ('Review', 'Refunding')
  or (p.charged_back_at is not null and p.chargeback_closed_at is null))`

export type PaymentToDecide = {
  id: string
  state: AttemptState | 'ChargedBack' | 'Closed'
  reason: AttemptReason
  amountCents: number
  capturedCents: number
  paymentId: string
  email: string
  company: string
  updatedAt: Date
  /** An order of the same items, where there is one; that of a chargeback is its own. */
  otherOrder: number | null
}

/** Payments that wait for a decision, oldest first, and those decided within the last 30 days. */
export function listPaymentsToDecide(): Promise<PaymentToDecide[]> {
  return rows<PaymentToDecide>(
    null,
    `select p.id, p.amount_cents as "amountCents", ${STATE} as state,
            case when p.charged_back_at is null then p.reason else 'chargeback' end as reason,
            p.captured_cents as "capturedCents", p.payment_id as "paymentId",
            p.checkout -> 'buyer' ->> 'email' as email,
            p.checkout -> 'buyer' ->> 'company' as company, p.updated_at as "updatedAt",
            coalesce(p.order_number, (select min(o.number) from orders o
              where o.user_id = p.user_id and o.basket_item_ids && p.basket_item_ids)) as "otherOrder"
       from payment_attempts p
      where ${IS_OPEN}
         or (p.state = 'Refunded' and p.updated_at > now() - interval '30 days')
         or p.chargeback_closed_at > now() - interval '30 days'
      order by not (${IS_OPEN}), p.updated_at, p.id limit 200`
  )
}

/** A chargeback is open until staff have closed it. */
const STATE = `
  case when p.charged_back_at is null then p.state
       when p.chargeback_closed_at is null then 'ChargedBack' else 'Closed' end`
