import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import {
  ATTEMPT_STATES,
  isPayable,
  isSettled,
  linkOf,
  type PaymentAttempt,
} from '#orders/domain/payment/attempt'
import { paymentAddress } from '#orders/http/payment_address'

const { about, euros, flag, integer, moment, nullable, object, oneOf, text } = is

const fields = fieldsOf<PaymentAttempt>()({
  isSuccess: [about(flag, 'The payment has become an order.'), ({ state }) => state === 'Paid'],
  isPending: [
    about(flag, 'The bank or the provider has not answered yet.'),
    ({ state }) => !isSettled(state),
  ],
  isError: [
    about(flag, 'The payment failed; the basket is free again.'),
    ({ state }) => isSettled(state) && state !== 'Paid',
  ],
  state: about(
    oneOf(ATTEMPT_STATES),
    'Created waits for a person or for the charge, Charging and Pending for the provider or the bank; Paid is an order.'
  ),
  paymentLink: [
    about(
      nullable(text),
      'Where the buyer signs in, sees what is paid, and pays by card; null once nothing can be paid there.'
    ),
    (attempt) => (isPayable(attempt) ? paymentAddress(attempt) : null),
  ],
  expiresAt: [
    about(moment, 'Until then the basket is kept for the payment, and its link is open.'),
    ({ expiresAt }) => expiresAt.toISOString(),
  ],
  redirectUrl: [
    about(nullable(text), 'Page of the bank that the buyer has to answer.'),
    ({ state, redirectUrl }) => (isSettled(state) ? null : redirectUrl),
  ],
  message: about(nullable(text), 'Words of the card provider for the buyer.'),
  resources: [object({ paymentId: nullable(text) }), ({ paymentId }) => ({ paymentId })],
  card3ds: [flag, ({ redirectUrl }) => redirectUrl !== null],
  amount: [euros, ({ amountCents }) => eurosToWire(amountCents)],
  currency: oneOf(['EUR']),
  date: [moment, ({ createdAt }) => createdAt.toISOString()],
  processing: [
    object({ orderId: text, orderNumber: nullable(integer) }),
    (attempt) => ({ orderId: linkOf(attempt), orderNumber: attempt.orderNumber }),
  ],
})

export const chargeSchema = is.named('Charge', fields.schema)

/** Exactly one of the three answers is true. */
export default class ChargeApiTransformer extends transformerOf(fields) {}
