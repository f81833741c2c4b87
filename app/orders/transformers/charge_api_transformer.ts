import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import { isSettled, type PaymentAttempt } from '#orders/domain/payment/attempt'

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
    ({ id, orderNumber }) => ({ orderId: id, orderNumber }),
  ],
})

export const chargeSchema = is.named('Charge', fields.schema)

/** Exactly one of the three answers is true. */
export default class ChargeApiTransformer extends transformerOf(fields) {}
