import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { waitUntil } from '#shared/http/wait_parameter'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { MOST_BASIC_ORDERS } from '#orders/http/visible_orders'
import { basicOrderSchema } from '#orders/transformers/order_api_transformer'
import { orderSchema } from '#orders/transformers/order_detail_api_transformer'
import { termsValidator } from '#orders/validators/my_order'

const { api } = controllers.orders
const call = callsOf('Orders')

const { flag, integer, object, pageOf } = is

/** All of an order, or what staff may know whom it merely concerns. */
const orderOrHeader = { anyOf: [orderSchema, basicOrderSchema] }

const CONCERNED =
  'Holders of `orders.links.*` or `orders.quota.read` get the short form of orders that were paid by quota or ' +
  'placed by the derivatives house.'

const WAIT = waitUntil('the order has ended')

const VISIBILITY = 'Customers see their own orders, holders of `orders.read` all.'

export default function ordersCalls() {
  router
    .group(() => {
      call(router.get('/orders', [api.Orders, 'index']).as('index'), {
        summary: 'Orders with their amounts and addresses',
        description: VISIBILITY,
        query: adminOrderList,
        answer: pageOf(orderSchema),
      })
      call(router.get('/orders/basic', [api.BasicOrders, 'index']).as('basic'), {
        summary: 'Orders in short',
        description: VISIBILITY,
        query: adminOrderList.ofUpTo(MOST_BASIC_ORDERS),
        answer: pageOf(basicOrderSchema),
      })
      call(router.get('/orders/:id/:sub', [api.Orders, 'show']).as('show'), {
        summary: 'One order',
        description: `\`id\` is the number of the order, \`sub\` the id of its customer. ${VISIBILITY} ${CONCERNED}`,
        query: WAIT,
        answer: orderOrHeader,
      })
      call(router.get('/orders/:id', [api.Orders, 'show']).as('show_by_number'), {
        summary: 'One order by its number',
        description: `${VISIBILITY} ${CONCERNED}`,
        query: WAIT,
        answer: orderOrHeader,
      })
      call(router.put('/orders/:id/:sub/accept', [api.OrderTerms, 'update']).as('accept'), {
        summary: 'Accepts the terms of an own order that staff placed',
        description:
          '`consents` names the declarations; `terms` and `legal_entity` are needed. Accepting again changes nothing.',
        body: termsValidator,
        example: { consents: ['terms', 'legal_entity'] },
        fieldNames: {
          ...{ terms: 'consents', legal_entity: 'consents' },
          'orders.errors.terms_changed': 'termsVersion',
        },
        answer: object({ orderId: integer, termsAccepted: flag }),
      })
    })
    .prefix('/api/v1')
    .where('id', rowId)
    .where('sub', personId)
    .as('api.orders')
    .use(middleware.auth())
}
