import limits from '#config/api_limits'
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { PAYMENT_METHODS } from '#catalogue'
import { chargeSchema } from '#orders/transformers/charge_api_transformer'
import { apiCheckoutValidator, apiLockValidator } from '#orders/validators/checkout'
import { additionalInfoValidator } from '#orders/validators/payment'

const { api } = controllers.orders
const call = callsOf('Orders')

const { about, flag, moment, nullable, object, oneOf, text } = is

/** One after the other is no payment any more. */
const LIMITS = [{ ...limits.declinedCards, counts: 'declined' as const }]

const LOCKED = 'The basket is locked: a payment for it is under way.'

/** What becomes of the own basket: an order, or a payment that it waits for. */
export default function checkoutCalls() {
  router
    .group(() => {
      call(router.post('/basket/:id/checkout', [api.Checkouts, 'store']).as('checkout'), {
        summary: 'Orders what is in the own basket',
        description:
          'The declarations `terms` and `legal_entity` are needed. With `expectedTotal` (gross) nothing is ordered ' +
          'at another price; prices or days that changed since an item was put in are agreed to with ' +
          '`PUT /basket/:id/agreedPrices` first. By card nothing is ordered yet: the basket is locked for 15 minutes, and ' +
          'its buyer opens the `paymentLink` of the answer, signs in and pays. `GET /payments/:payment/charges?wait=60` ' +
          'with the `orderId` says when, and which order it has become.',
        headers: { 'Idempotency-Key': 'A repeated call with the same key is the same order.' },
        body: apiCheckoutValidator,
        fieldNames: { terms: 'termsVersion', card: 'paymentMethod' },
        example: {
          ...{ paymentMethod: 'Card', consents: ['terms', 'legal_entity'] },
          ...{ expectedTotal: 1249.5, ownReference: 'PO-2026-118' },
        },
        answer: object({
          orderId: about(
            is.anything,
            'Number of the order; for a card the id of the prepared payment (UUID).'
          ),
          payment: about(nullable(chargeSchema), 'Of a card, which is still to be paid.'),
        }),
        status: 201,
        limits: LIMITS,
        refusals: {
          409: 'A price or day has changed, or the basket is empty.',
          423: LOCKED,
        },
      })
      call(router.put('/basket/:id/lock', [api.BasketLocks, 'update']).as('lock'), {
        summary: 'Prepares a card payment and locks the own basket for it',
        description:
          'The lock lasts 15 minutes, or until the payment is given up or answered. Nothing is charged yet: that is the page at `paymentLink`, or `POST /payments/charges` with the `orderId`.',
        headers: { 'Idempotency-Key': 'A repeated call with the same key is the same payment.' },
        body: apiLockValidator,
        fieldNames: { terms: 'termsVersion', card: null, paymentMethod: null },
        example: { consents: ['terms', 'legal_entity'], expectedTotal: 1249.5 },
        answer: object({ orderId: text, lockedUntil: moment, paymentLink: text }),
        limits: LIMITS,
        refusals: { 409: 'A price or day has changed, or the basket is empty.', 423: LOCKED },
      })
      call(router.delete('/basket/:id/lock', [api.BasketLocks, 'destroy']).as('unlock'), {
        summary: 'Gives a prepared card payment up and the basket free',
        answer: is.nothing,
        refusals: {
          423: 'A charge may have been made: only the answer of the provider frees it.',
        },
      })
      call(
        router
          .put('/basket/:id/additionalInfo', [api.AdditionalInfos, 'update'])
          .as('additional_info'),
        {
          summary: 'Says whether a way of paying is accepted for the own basket',
          body: additionalInfoValidator,
          answer: object({
            paymentMethod: oneOf(PAYMENT_METHODS),
            accepted: flag,
            reason: nullable(text),
          }),
        }
      )
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.orders')
    .use(middleware.auth())
}
