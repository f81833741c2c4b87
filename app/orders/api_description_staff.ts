import { describeCalls, is } from '#shared/http/api_description'
import { apiOrderChangeValidator } from '#orders/validators/order_change'
import { apiFileChoiceValidator, apiStaffOrderValidator } from '#orders/validators/staff_order'

const { about, flag, integer, moment, nullable, object, pageOf, text } = is

const givenFile = is.named(
  'EmptyOrderFile',
  object({
    created: nullable(moment),
    name: text,
    path: about(text, 'Below empty-orders/ in the store.'),
    size: about(integer, 'Bytes.'),
  })
)

const choice = object({ orderId: integer, s3FilePath: text })

describeCalls('Orders of all customers', {
  'PUT /orders/:id/:sub': {
    summary: 'Changes state and fields of an order',
    description:
      '`id` is the number of the order, `sub` the id of its customer. `orderState` needs `orders.status.write`, ' +
      'every other field `orders.write`; what is left out stays. An empty discount is none; `totalPrice` is net, and ' +
      'without a discount decides about it. With `version` a change that was decided on an older one is refused. ' +
      'No VAT within the country of the seller needs its legal reason in `vatExemption`. ' +
      'Set to Confirmed, an order by transfer is paid: `bookedOn` (today without it) and `paymentReference` say how.',
    body: apiOrderChangeValidator,
    answer: object({ orderId: integer, isChanged: flag }),
    refusals: { 404: 'There is no such order.', 409: 'The order has changed meanwhile.' },
  },
  'POST /orders/:id': {
    summary: 'Creates an order for a customer',
    description:
      '`id` is the id of the customer. With `orderItems` (all items of the own basket) it is an order on behalf, ' +
      'without them an empty one, to which `s3FilePath` gives files. By quota it begins as Registered. `sendEmail` ' +
      'tells the customer.',
    body: apiStaffOrderValidator,
    answer: object({ orderId: about(integer, 'Number of the order.') }),
    status: 201,
    refusals: { 409: 'The quota does not suffice.', 423: 'The own basket is locked.' },
  },
  'GET /empty-order-files': {
    summary: 'Files that can be given to orders without items',
    answer: pageOf(givenFile),
  },
  'GET /empty-order-files/:id': {
    summary: 'Files that an order without items has been given',
    description: '`id` is the number of the order.',
    answer: pageOf(givenFile),
  },
  'POST /empty-order-files': {
    summary: 'Gives a file to an order without items',
    body: apiFileChoiceValidator,
    answer: choice,
    refusals: { 409: 'The order has items, or has ended.' },
  },
  'DELETE /empty-order-files': {
    summary: 'Takes a file from an order without items',
    body: apiFileChoiceValidator,
    answer: choice,
    refusals: { 409: 'The order has ended, or the file has been downloaded.' },
  },
})
