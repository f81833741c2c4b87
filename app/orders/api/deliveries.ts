import router from '@adonisjs/core/services/router'
import { deliveryCalls } from '#delivery'
import { middleware } from '#start/kernel'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { orderDeliveries } from '#orders/http/mount_deliveries'

const words = {
  what: 'an order',
  how: '`id` is the number of the order, `sub` the id of its customer.',
  who: 'Customers see their own ones, holders of `orders.read` all.',
  concerned:
    'Other holders of `orders.links.*` or `orders.quota.read` see those of orders that were paid by quota or placed by ' +
    'the derivatives house.',
}

export default function deliveriesCalls() {
  router
    .group(deliveryCalls(orderDeliveries(), words))
    .prefix('/api/v1/orders/:id/:sub')
    .where('id', rowId)
    .where('sub', personId)
    .as('api.orders.deliveries')
    .use(middleware.auth())
}
