import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { PAYMENT_METHODS } from '#catalogue'
import { LONGEST_WAIT_SECONDS } from '#orders/http/awaited_order'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { chargeSchema } from '#orders/transformers/charge_api_transformer'
import { basicOrderSchema } from '#orders/transformers/order_api_transformer'
import { orderSchema } from '#orders/transformers/order_detail_api_transformer'
import { termsValidator } from '#orders/validators/my_order'
import { apiCheckoutValidator, apiLockValidator } from '#orders/validators/checkout'
import {
  additionalInfoValidator,
  apiChargeValidator,
  cardCustomerValidator,
} from '#orders/validators/payment'

const { api } = controllers.orders
/** Somebody who tries stolen cards is slowed down. */
const charged = throttle('payments.charges', { requests: 20, every: '10 minutes' })
const ordersCall = callsOf('Orders')
const paymentsCall = callsOf('Payments')

const { about, flag, integer, moment, nullable, object, oneOf, pageOf, text } = is

/** All of an order, or what staff may know whom it merely concerns. */
const orderOrHeader = { anyOf: [orderSchema, basicOrderSchema] }

const LOCKED = 'The basket is locked: a payment for it is under way.'

const CONCERNED =
  'Holders of `orders.links.*` or `orders.quota.read` get the short form of orders that were paid by quota or ' +
  'placed by the derivatives house.'

const WAIT = {
  wait: {
    ...about(integer, 'Seconds: answers as soon as the order has ended, or when they are over.'),
    minimum: 1,
    maximum: LONGEST_WAIT_SECONDS,
  },
}

const WAIT_FOR_PAYMENT = {
  wait: {
    ...WAIT.wait,
    description: 'Seconds: answers as soon as the payment is settled, or when they are over.',
  },
}

const VISIBILITY = 'Customers see their own orders, holders of `orders.read` all.'

/** There `id` is a person, everywhere else an order. */
const ofOwnBasket = <R extends { where(name: string, matcher: typeof personId): R }>(route: R) =>
  route.where('id', personId)

export default function ordersCalls() {
  router
    .group(() => {
      ordersCall(
        ofOwnBasket(router.post('/basket/:id/checkout', [api.Checkouts, 'store'])).as('checkout'),
        {
          summary: 'Orders what is in the own basket',
          description:
            'The declarations `terms` and `legal_entity` are needed. With `expectedTotal` (gross) nothing is ordered ' +
            'at another price; prices or days that changed since an item was put in are agreed to with ' +
            '`PUT /basket/:id/agreedPrices` first. By card nothing is ordered yet: the basket is locked for 15 minutes, and ' +
            'its buyer opens the `paymentLink` of the answer, signs in and pays. `GET /payments/:payment/charges?wait=60` ' +
            'with the `orderId` says when, and which order it has become.',
          headers: { 'Idempotency-Key': 'A repeated call with the same key is the same order.' },
          body: apiCheckoutValidator,
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
          refusals: {
            409: 'A price or day has changed, or the basket is empty.',
            423: 'The basket is locked: a payment for it is under way.',
          },
        }
      )
      ordersCall(
        ofOwnBasket(router.put('/basket/:id/lock', [api.BasketLocks, 'update'])).as('lock'),
        {
          summary: 'Prepares a card payment and locks the own basket for it',
          description:
            'The lock lasts 15 minutes, or until the payment is given up or answered. Nothing is charged yet: that is the page at `paymentLink`, or `POST /payments/charges` with the `orderId`.',
          headers: { 'Idempotency-Key': 'A repeated call with the same key is the same payment.' },
          body: apiLockValidator,
          answer: object({ orderId: text, lockedUntil: moment, paymentLink: text }),
          refusals: { 409: 'A price or day has changed, or the basket is empty.', 423: LOCKED },
        }
      )
      ordersCall(
        ofOwnBasket(router.delete('/basket/:id/lock', [api.BasketLocks, 'destroy'])).as('unlock'),
        {
          summary: 'Gives a prepared card payment up and the basket free',
          answer: is.nothing,
          refusals: {
            423: 'A charge may have been made: only the answer of the provider frees it.',
          },
        }
      )
      ordersCall(
        ofOwnBasket(router.put('/basket/:id/additionalInfo', [api.AdditionalInfos, 'update'])).as(
          'additional_info'
        ),
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
      ordersCall(router.get('/orders', [api.Orders, 'index']).as('index'), {
        summary: 'Orders with their amounts and addresses',
        description: VISIBILITY,
        query: adminOrderList,
        answer: pageOf(orderSchema),
      })
      ordersCall(router.get('/orders/basic', [api.BasicOrders, 'index']).as('basic'), {
        summary: 'Orders in short',
        description: VISIBILITY,
        query: adminOrderList,
        answer: pageOf(basicOrderSchema),
      })
      ordersCall(router.get('/orders/:id/:sub', [api.Orders, 'show']).as('show'), {
        summary: 'One order',
        description: `\`id\` is the number of the order, \`sub\` the id of its customer. ${VISIBILITY} ${CONCERNED}`,
        query: WAIT,
        answer: orderOrHeader,
      })
      ordersCall(router.get('/orders/:id', [api.Orders, 'show']).as('show_by_number'), {
        summary: 'One order by its number',
        description: `${VISIBILITY} ${CONCERNED}`,
        query: WAIT,
        answer: orderOrHeader,
      })
      ordersCall(router.put('/orders/:id/:sub/accept', [api.OrderTerms, 'update']).as('accept'), {
        summary: 'Accepts the terms of an own order that staff placed',
        description:
          '`consents` names the declarations; `terms` and `legal_entity` are needed. Accepting again changes nothing.',
        body: termsValidator,
        answer: object({ orderId: integer, termsAccepted: flag }),
      })
      paymentsCall(
        router
          .post('/payments/customers', [api.CardCustomers, 'store'])
          .as('card_customers')
          .use(charged),
        {
          summary: 'Tells the card provider who pays',
          body: cardCustomerValidator,
          answer: object({ id: about(text, 'Id of the customer at the provider.') }),
          status: 201,
        }
      )
      paymentsCall(
        router.post('/payments/charges', [api.Charges, 'store']).as('charges.store').use(charged),
        {
          summary: 'Charges a card for a prepared payment, once',
          description:
            'The amount is that of the locked basket; none is accepted. `cardId` is drawn by the browser from the card ' +
            'provider. A `redirectUrl` in the answer has to be opened for the buyer, who comes back to the status page of ' +
            'the payment; a `returnUrl` is accepted only if it is one of this shop.',
          body: apiChargeValidator,
          answer: chargeSchema,
          status: 201,
          refusals: {
            404: 'There is no such payment of the caller.',
            409: 'Its lock ended or it was given up before a card was charged: `payment.errors.lock_ended`.',
          },
        }
      )
      paymentsCall(
        router
          .get('/payments/:payment/charges', [api.Charges, 'show'])
          .where('payment', /^[\w-]{1,64}$/)
          .as('charges.show'),
        {
          summary: 'How a payment stands, as the card provider says now',
          description:
            '`payment` is the id of the provider (`paymentId`) or of the prepared payment, which stays the same when a ' +
            'declined card is followed by another one.',
          query: WAIT_FOR_PAYMENT,
          answer: chargeSchema,
        }
      )
    })
    .prefix('/api/v1')
    .where('id', rowId)
    .where('sub', personId)
    .as('api.orders')
    .use(middleware.auth())
}
