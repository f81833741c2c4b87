import router from '@adonisjs/core/services/router'
import { deliveryRoutes } from '#delivery'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'
import { orderDeliveries } from '#orders/http/mount_deliveries'

export default function deliveryPages() {
  const { claims, documents, progress, staff } = deliveryRoutes(orderDeliveries())
  router
    .group(() => {
      router.group(claims).prefix('/my-account/my-orders/:orderId')
      router.group(documents).prefix('/deliveries/:orderId')
      router.group(progress).prefix('/orders/:orderId')
      router.group(staff).prefix('/admin/orders/:orderId')
    })
    .where('orderId', rowId)
    .as('orders.deliveries')
    .use(middleware.auth())
}
