import { describeCalls, is } from '#shared/http/api_description'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { PAYMENT_METHODS } from '#orders/domain/payment_method'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { termsValidator } from '#orders/validators/my_order'
import { apiCheckoutValidator, apiLockValidator } from '#orders/validators/checkout'
import {
  additionalInfoValidator,
  apiChargeValidator,
  cardCustomerValidator,
} from '#orders/validators/payment'

const { about, email, euros, flag, integer, isoDay, listOf, moment, nullable } = is
const { object, oneOf, pageOf, text, wireDay } = is

const basic = {
  orderId: about(integer, 'Number of the order.'),
  userId: integer,
  state: oneOf(VISIBLE_STATES),
  type: oneOf(ORDER_TYPES),
  email,
  created: moment,
  updated: moment,
}

const type = about(oneOf(['otp']), 'Bought once; subscriptions are requested.')

const item = { id: integer, type, from: wireDay, to: wireDay, product: text }

const basicOrder = is.named('BasicOrder', object({ ...basic, items: listOf(object(item)) }))

const part = object({ id: integer, code: text, name: about(text, 'The code where it has none.') })
const chosenParts = object({ levelOne: listOf(part), levelTwo: listOf(part) })

const pricedItem = object({
  ...item,
  price: nullable(euros),
  numberOfModules: nullable(integer),
  isins: about(
    listOf(object({ isin: text, name: nullable(text), isAvailable: flag })),
    'Of a product that is sold by ISIN; unavailable ones are neither charged nor delivered.'
  ),
  productRemark: about(nullable(text), 'HTML.'),
  filterableProductParameters: about(nullable(chosenParts), 'Only of filterable products.'),
})

const order = is.named(
  'Order',
  object({
    ...basic,
    items: listOf(pricedItem),
    paymentMethod: oneOf(PAYMENT_METHODS),
    paymentId: about(nullable(text), 'Of orders by card, for admins of orders; else null.'),
    subtotal: euros,
    adminFee: euros,
    discount: euros,
    totalPrice: about(euros, 'Net, in euros.'),
    vat: about(is.number, 'Percent.'),
    vatAmount: euros,
    vatReason: oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'quota', 'staff']),
    vatExemption: about(nullable(text), 'Why none is charged at home; set by staff.'),
    grossPrice: euros,
    delivery: oneOf(['Download']),
    termsAccepted: flag,
    billingAddress: is.address,
    deliveryAddress: is.address,
    company: text,
    tin: nullable(text),
    ownReference: nullable(text),
    costCentre: nullable(text),
    invoiceRecipient: nullable(email),
    remark: nullable(text),
    lastDownloadDay: nullable(isoDay),
  })
)

/** All of an order, or what staff may know whom it merely concerns. */
const orderOrHeader = { anyOf: [order, basicOrder] }

const charge = is.named(
  'Charge',
  object({
    isSuccess: about(flag, 'The payment has become an order.'),
    isPending: about(flag, 'The bank or the provider has not answered yet.'),
    isError: about(flag, 'The payment failed; the basket is free again.'),
    redirectUrl: about(nullable(text), 'Page of the bank that the buyer has to answer.'),
    message: about(nullable(text), 'Words of the card provider for the buyer.'),
    resources: object({ paymentId: nullable(text) }),
    card3ds: flag,
    amount: euros,
    currency: oneOf(['EUR']),
    date: moment,
    processing: object({ orderId: text, orderNumber: nullable(integer) }),
  })
)

const LOCKED = 'The basket is locked: a payment for it is under way.'

const CONCERNED =
  'Holders of `orders.links.*` or `orders.quota.read` get the short form of orders that were paid by quota or ' +
  'placed by the derivatives house.'

const VISIBILITY = 'Customers see their own orders, holders of `orders.read` all.'

describeCalls('Orders', {
  'POST /basket/:id/checkout': {
    summary: 'Orders what is in the own basket',
    description:
      'The declarations `terms` and `legal_entity` are needed. With `expectedTotal` (gross) nothing is ordered ' +
      'at another price; prices or days that changed since an item was put in are agreed to with ' +
      '`PUT /basket/:id/agreedPrices` first.',
    headers: { 'Idempotency-Key': 'A repeated call with the same key is the same order.' },
    body: apiCheckoutValidator,
    answer: object({
      orderId: about(
        is.anything,
        'Number of the order; for a card the id of the prepared payment (UUID).'
      ),
    }),
    status: 201,
    refusals: {
      409: 'A price or day has changed, or the basket is empty.',
      423: 'The basket is locked: a payment for it is under way.',
    },
  },
  'PUT /basket/:id/lock': {
    summary: 'Prepares a card payment and locks the own basket for it',
    description:
      'The lock lasts 15 minutes, or until the payment is given up or answered. Nothing is charged yet: that is `POST /payments/charges` with the `orderId`.',
    headers: { 'Idempotency-Key': 'A repeated call with the same key is the same payment.' },
    body: apiLockValidator,
    answer: object({ orderId: text, lockedUntil: moment }),
    refusals: { 409: 'A price or day has changed, or the basket is empty.', 423: LOCKED },
  },
  'DELETE /basket/:id/lock': {
    summary: 'Gives a prepared card payment up and the basket free',
    answer: is.nothing,
    refusals: { 423: 'A charge may have been made: only the answer of the provider frees it.' },
  },
  'PUT /basket/:id/additionalInfo': {
    summary: 'Says whether a way of paying is accepted for the own basket',
    body: additionalInfoValidator,
    answer: object({
      paymentMethod: oneOf(PAYMENT_METHODS),
      accepted: flag,
      reason: nullable(text),
    }),
  },
  'GET /orders': {
    summary: 'Orders with their amounts and addresses',
    description: VISIBILITY,
    query: adminOrderList,
    answer: pageOf(order),
  },
  'GET /orders/basic': {
    summary: 'Orders in short',
    description: VISIBILITY,
    query: adminOrderList,
    answer: pageOf(basicOrder),
  },
  'GET /orders/:id/:sub': {
    summary: 'One order',
    description: `\`id\` is the number of the order, \`sub\` the id of its customer. ${VISIBILITY} ${CONCERNED}`,
    answer: orderOrHeader,
  },
  'GET /orders/:id': {
    summary: 'One order by its number',
    description: `${VISIBILITY} ${CONCERNED}`,
    answer: orderOrHeader,
  },
  'PUT /orders/:id/:sub/accept': {
    summary: 'Accepts the terms of an own order that staff placed',
    description:
      '`consents` names the declarations; `terms` and `legal_entity` are needed. Accepting again changes nothing.',
    body: termsValidator,
    answer: object({ orderId: integer, termsAccepted: flag }),
  },
})

describeCalls('Payments', {
  'POST /payments/customers': {
    summary: 'Tells the card provider who pays',
    body: cardCustomerValidator,
    answer: object({ id: about(text, 'Id of the customer at the provider.') }),
    status: 201,
  },
  'POST /payments/charges': {
    summary: 'Charges a card for a prepared payment, once',
    description:
      'The amount is that of the locked basket; none is accepted. `cardId` is drawn by the browser from the card ' +
      'provider. A `redirectUrl` in the answer has to be opened for the buyer, who comes back to the status page of ' +
      'the payment; a `returnUrl` is accepted only if it is one of this shop.',
    body: apiChargeValidator,
    answer: charge,
    status: 201,
    refusals: {
      404: 'There is no such payment of the caller.',
      409: 'Its lock ended or it was given up before a card was charged: `payment.errors.lock_ended`.',
    },
  },
  'GET /payments/:payment/charges': {
    summary: 'How a payment stands, as the card provider says now',
    description: '`payment` is the id of the provider (`paymentId`) or of the prepared payment.',
    answer: charge,
  },
})
