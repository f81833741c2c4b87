import payment from '#config/payment'
import { rows as query } from '#shared/database'
import {
  only,
  open,
  own,
  signedIn,
  type Given,
  type People,
} from '#tests/fixtures/identity/access/row'
import { givenUnusedQuota, quotaRows } from '#tests/functional/access/orders/quotas'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenAttempt } from '#tests/fixtures/orders/given_attempt'
import { checkoutForm } from '#tests/fixtures/orders/checkout'
import { givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { deliveryRows, givenDelivered } from '#tests/functional/access/orders/deliveries'

export async function given({ customer }: People): Promise<Given> {
  await givenSoldProduct('ACCESS')
  await givenItem(customer, 'ACCESS')
  const orderId = await givenCompletedOrder(customer)
  const emptyOrder = await givenCompletedOrder(customer)
  await query(null, `update orders set quote = '{}' where number = ?`, [emptyOrder])
  const attempt = await givenAttempt(customer)
  return {
    orderId,
    emptyOrder,
    customerId: customer.id,
    userId: customer.id,
    attempt,
    payment: attempt,
    link: await givenAttempt(customer, { isByProgram: true }),
    ...(await givenUnusedQuota()),
    ...(await givenDelivered(customer)),
  }
}

const CONSENTS = ['terms', 'legal_entity']
const ORDER = { paymentMethod: 'BankTransfer', consents: CONSENTS }

const API_ORDER = { orderState: 'Registered', orderType: 'B2B', paymentMethod: 'BankTransfer' }
const EMPTY_ORDER = { state: 'Registered', type: 'B2B', paymentMethod: 'BankTransfer' }

const NOTIFICATION = {
  event: 'charge.succeeded',
  publicKey: payment.cardProvider!.publicKey,
  paymentId: 's-pay-0',
}

const theBasket = ({ customerId }: Given) => ({ params: { id: customerId! } })
const theOrder = ({ orderId, customerId }: Given) => ({
  params: { id: orderId!, sub: customerId! },
})

const rehearsed = ({ orderId }: Given) => ({ body: { keys: [orderId!], isRehearsal: true } })

export const rows = [
  signedIn('GET /basket/3', '→ /basket/1', { but: { customer: '→ /basket/3' } }),
  signedIn('POST /basket/checkout', '→ /basket/3', {
    sends: () => ({ body: checkoutForm() }),
    but: { customer: 302 },
  }),
  own('GET /basket-status/:orderId', 200),
  signedIn('GET /my-account/my-orders', 200),
  own('GET /my-account/my-orders/:orderId', 200),
  own('GET /my-account/my-orders/:orderId/confirmation', 200, {
    sends: ({ emptyOrder }) => ({ params: { orderId: emptyOrder! } }),
  }),
  signedIn('POST /my-account/my-orders/:orderId/again', 'refused', {
    sends: () => ({ body: { days: 'same' } }),
  }),
  signedIn('POST /my-account/my-orders/:orderId/terms', 'refused', {
    sends: () => ({ body: { consents: CONSENTS } }),
    but: { customer: 302 },
  }),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-orders', 200),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-orders/:orderId', 200, {
    but: { derivatives: 404 },
  }),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-orders/export', 200),
  only(['manager', 'admin'], 'PUT /api/v1/orders/:id/:sub', 200, {
    sends: (values) => ({ ...theOrder(values), body: {} }),
  }),
  only(['admin'], 'POST /api/v1/orders/:id', 201, {
    sends: ({ customerId }) => ({ params: { id: customerId! }, body: API_ORDER }),
  }),
  only(['admin'], 'GET /api/v1/empty-order-files', 200),
  only(['admin'], 'GET /api/v1/empty-order-files/:id', 200, { sends: theOrder }),
  only(['admin'], 'POST /api/v1/empty-order-files', 404, {
    sends: ({ orderId }) => ({ body: { orderId, s3FilePath: 'empty-orders/none.csv' } }),
  }),
  only(['admin'], 'DELETE /api/v1/empty-order-files', 409, {
    sends: ({ orderId }) => ({ body: { orderId, s3FilePath: 'empty-orders/none.csv' } }),
  }),
  only(['admin'], 'GET /admin/manage-orders/create', 200),
  only(['admin'], 'POST /admin/manage-orders', 302, {
    sends: ({ customerId }) => ({ body: { ...EMPTY_ORDER, userId: customerId } }),
  }),
  only(['admin'], 'GET /admin/manage-orders/:orderId/files', 404),
  only(['admin'], 'PUT /admin/manage-orders/:orderId/files', 'refused', {
    sends: () => ({ body: { s3FilePath: 'empty-orders/none.csv', isChosen: true } }),
  }),
  only(['admin'], 'GET /admin/order-on-behalf', '→ /admin/manage-orders/create'),
  only(['admin'], 'POST /admin/order-on-behalf', 'refused', {
    sends: ({ customerId }) => ({ body: { ...EMPTY_ORDER, userId: customerId } }),
  }),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-users/:userId/orders', 200),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-users/:userId/orders/:orderId', 200),
  only(['manager', 'admin'], 'PUT /admin/manage-orders/:orderId', 302, {
    sends: () => ({ body: { state: 'Archived', version: 1 } }),
  }),
  only(['manager', 'admin'], 'POST /admin/manage-orders/bulk/confirm', 200, { sends: rehearsed }),
  only(['admin'], 'POST /admin/manage-orders/bulk/restart', 200, { sends: rehearsed }),
  own('GET /basket-status/:attempt', 200),
  own('GET /basket/pay/:link', 200),
  own('POST /basket/pay/:link', 'refused', {
    sends: ({ link }) => ({ params: { link: link! }, body: { cardId: 's-crd-a' } }),
  }),
  own('DELETE /basket/pay/:link', 302),
  open('POST /payments/notifications', 200, {
    withoutToken: true,
    sends: () => ({ body: NOTIFICATION }),
  }),
  only(['manager', 'admin'], 'GET /admin/manage-orders/payments', 200),
  only(['manager', 'admin'], 'PUT /admin/manage-orders/payments/:payment', 'refused'),
  own('PUT /api/v1/basket/:id/lock', 200, {
    sends: (values) => ({ ...theBasket(values), body: { consents: CONSENTS } }),
  }),
  own('DELETE /api/v1/basket/:id/lock', 200, { sends: theBasket }),
  own('PUT /api/v1/basket/:id/additionalInfo', 200, {
    sends: (values) => ({ ...theBasket(values), body: { paymentMethod: 'BankTransfer' } }),
  }),
  signedIn('POST /api/v1/payments/customers', 422),
  own('POST /api/v1/payments/charges', 409, {
    sends: ({ attempt }) => ({ body: { orderId: attempt!, cardId: 's-crd-a' } }),
  }),
  own('GET /api/v1/payments/:payment/charges', 200),
  signedIn('GET /api/v1/user-quota/:id', 404, { sends: theBasket }),
  own('POST /api/v1/basket/:id/checkout', 201, {
    sends: (values) => ({ ...theBasket(values), body: ORDER }),
  }),
  signedIn('GET /api/v1/orders', 200),
  signedIn('GET /api/v1/orders/basic', 200),
  own('GET /api/v1/orders/:id/:sub', 200, {
    sends: theOrder,
    but: { viewer: 200, manager: 200, admin: 200 },
  }),
  own('GET /api/v1/orders/:id', 200, {
    sends: theOrder,
    but: { viewer: 200, manager: 200, admin: 200 },
  }),
  own('PUT /api/v1/orders/:id/:sub/accept', 200, {
    sends: (values) => ({ ...theOrder(values), body: { consents: CONSENTS } }),
  }),
  ...quotaRows,
  ...deliveryRows,
]
