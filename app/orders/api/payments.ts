import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import limits from '#config/api_limits'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { throttle } from '#shared/http/throttle'
import { waitUntil } from '#shared/http/wait_parameter'
import { chargeSchema } from '#orders/transformers/charge_api_transformer'
import { apiChargeValidator, cardCustomerValidator } from '#orders/validators/payment'

const { api } = controllers.orders
const charged = throttle('payments.charges', limits.nearer.charges)
const call = callsOf('Payments')

const { about, object, text } = is

export default function paymentsCalls() {
  router
    .group(() => {
      call(
        router
          .post('/payments/customers', [api.CardCustomers, 'store'])
          .as('card_customers')
          .use(charged),
        {
          summary: 'Tells the card provider who pays',
          body: cardCustomerValidator,
          fieldNames: { card: null },
          answer: object({ id: about(text, 'Id of the customer at the provider.') }),
          status: 201,
        }
      )
      call(
        router.post('/payments/charges', [api.Charges, 'store']).as('charges.store').use(charged),
        {
          summary: 'Charges a card for a prepared payment, once',
          description:
            'The amount is that of the locked basket; none is accepted. `cardId` is drawn by the browser from the card ' +
            'provider. A `redirectUrl` in the answer has to be opened for the buyer, who comes back to the status page of ' +
            'the payment; a `returnUrl` is accepted only if it is one of this shop.',
          body: apiChargeValidator,
          fieldNames: { card: 'cardId' },
          answer: chargeSchema,
          status: 201,
          refusals: {
            404: 'There is no such payment of the caller.',
            409: 'Its lock ended or it was given up before a card was charged: `payment.errors.lock_ended`.',
          },
        }
      )
      call(
        router
          .get('/payments/:payment/charges', [api.Charges, 'show'])
          .where('payment', /^[\w-]{1,64}$/)
          .as('charges.show'),
        {
          summary: 'How a payment stands, as the card provider says now',
          description:
            '`payment` is the id of the provider (`paymentId`) or of the prepared payment, which stays the same when a ' +
            'declined card is followed by another one.',
          query: waitUntil('the payment is settled'),
          answer: chargeSchema,
        }
      )
    })
    .prefix('/api/v1')
    .as('api.orders')
    .use(middleware.auth())
}
