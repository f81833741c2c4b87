import { only, own, signedIn, type Given, type People } from '#tests/functional/access/support/row'
import { givenCompletedOrder } from '#tests/functional/access/support/orders'
import { checkoutForm } from '#tests/functional/orders/support/checkout'
import { givenItem, givenSoldProduct } from '#tests/functional/orders/support/given_basket'

export async function given({ customer }: People): Promise<Given> {
  await givenSoldProduct('ACCESS')
  await givenItem(customer, 'ACCESS')
  const orderId = await givenCompletedOrder(customer)
  return { orderId, customerId: customer.id }
}

const ORDER = { paymentMethod: 'BankTransfer', consents: ['terms', 'legal_entity'] }

const theBasket = ({ customerId }: Given) => ({ params: { id: customerId! } })
const theOrder = ({ orderId, customerId }: Given) => ({
  params: { id: orderId!, sub: customerId! },
})

export const rows = [
  signedIn('GET /basket/3', '→ /basket/1', { but: { customer: 200 } }),
  signedIn('POST /basket/checkout', 'refused', {
    sends: () => ({ body: checkoutForm() }),
    but: { customer: 302 },
  }),
  own('GET /basket-status/:orderId', 200),
  signedIn('GET /my-account/my-orders', 200),
  own('GET /my-account/my-orders/:orderId', 200),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-orders', 200),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-orders/:orderId', 200),
  only(['manager', 'admin'], 'PUT /admin/manage-orders/:orderId/state', 302, {
    sends: () => ({ body: { state: 'Archived', version: 1 } }),
  }),
  own('POST /api/v1/basket/:id/checkout', 201, {
    sends: (values) => ({ ...theBasket(values), body: ORDER }),
  }),
  signedIn('GET /api/v1/orders', 200),
  signedIn('GET /api/v1/orders/basic', 200),
  own('GET /api/v1/orders/:id/:sub', 200, {
    sends: theOrder,
    but: { viewer: 200, manager: 200, admin: 200 },
  }),
]
