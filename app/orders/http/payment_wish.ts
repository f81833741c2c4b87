import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import type { PaymentByHand } from '#orders/actions/payment_received/confirm_by_hand'

type Sent = { bookedOn?: string | number | null; paymentReference?: string | null }

/** How a transfer arrived, out of a form or call; what is no day is refused at its field. */
export function readPaymentWish({ bookedOn, paymentReference }: Sent): Result<PaymentByHand> {
  const day = bookedOn ? readTypedDay(bookedOn) : undefined
  if (day === null) {
    return refuse(noDay(bookedOn!, 'statements.errors.no_day'), { field: 'bookedOn' })
  }
  return ok({ bookedOn: day, reference: paymentReference })
}
