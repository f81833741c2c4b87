import { describeCalls, is } from '#shared/http/api_description'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { PAYMENT_METHODS } from '#orders/domain/payment_method'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { adminOrderTable } from '#orders/queries/list_admin_orders'
import { apiCheckoutValidator } from '#orders/validators/checkout'

const { about, email, euros, flag, integer, isoDay, listOf, moment, nullable, nothing } = is
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

const item = { id: integer, from: wireDay, to: wireDay, product: text }

const basicOrder = is.named('BasicOrder', object({ ...basic, items: listOf(object(item)) }))

const pricedItem = object({
  ...item,
  price: nullable(euros),
  numberOfModules: nullable(integer),
  isins: listOf(text),
  productRemark: nullable(text),
  filterableProductParameters: nothing,
})

const order = is.named(
  'Order',
  object({
    ...basic,
    items: listOf(pricedItem),
    paymentMethod: oneOf(PAYMENT_METHODS),
    paymentId: nullable(text),
    subtotal: euros,
    adminFee: euros,
    discount: euros,
    totalPrice: about(euros, 'Net, in euros.'),
    vat: about(is.number, 'Percent.'),
    vatAmount: euros,
    vatReason: oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'quota']),
    grossPrice: euros,
    delivery: oneOf(['Download']),
    termsAccepted: flag,
    billingAddress: is.address,
    deliveryAddress: is.address,
    company: text,
    tin: nullable(text),
    ownReference: nullable(text),
    remark: nullable(text),
    lastDownloadDay: nullable(isoDay),
  })
)

const VISIBILITY = 'Customers see their own orders, holders of `orders.read` all.'

describeCalls('Orders', {
  'POST /basket/:id/checkout': {
    summary: 'Orders what is in the own basket',
    description:
      'The declarations `terms` and `legal_entity` are needed. With `expectedTotal` (gross) nothing is ordered ' +
      'at another price.',
    headers: { 'Idempotency-Key': 'A repeated call with the same key is the same order.' },
    body: apiCheckoutValidator,
    answer: object({ orderId: integer }),
    status: 201,
    refusals: {
      409: 'The price has changed, or the basket is empty.',
      423: 'The basket is locked: a payment for it is under way.',
    },
  },
  'GET /orders': {
    summary: 'Orders with their amounts and addresses',
    description: VISIBILITY,
    query: adminOrderTable,
    answer: pageOf(order),
  },
  'GET /orders/basic': {
    summary: 'Orders in short',
    description: VISIBILITY,
    query: adminOrderTable,
    answer: pageOf(basicOrder),
  },
  'GET /orders/:id/:sub': {
    summary: 'One order',
    description: '`id` is the number of the order, `sub` the id of its customer.',
    answer: order,
  },
})
