import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { PART_OF_ORDERS } from '#orders/queries/reach_of_order'

const { admin, quota } = controllers.orders
const reads = () => middleware.scope({ all: ['orders.read'] })
const writes = () => middleware.scope({ all: ['orders.write'] })

export default function staffPages() {
  router
    .group(() => {
      router
        .group(() => {
          router.get('/payments', [admin.Payments, 'index']).as('payments')
          router
            .put('/payments/:payment', [admin.Payments, 'update'])
            .where('payment', router.matchers.uuid())
            .as('payments.update')
        })
        .use(middleware.scope({ all: ['orders.read', 'orders.status.write'] }))
    })
    .prefix('/admin/manage-orders')
    .as('orders.admin')

  router
    .group(() => {
      router
        .group(() => {
          router.get('/', [quota.Quotas, 'index']).as('index')
          router.get('/export', [quota.Quotas, 'export']).as('list.export')
          router.get('/:quota/orders', [quota.QuotaOrders, 'index']).as('orders')
          router.get('/:quota/orders/export', [quota.QuotaOrders, 'export']).as('export')
        })
        .use(middleware.scope({ all: ['orders.quota.read'] }))
      router
        .group(() => {
          router.post('/', [quota.Quotas, 'store']).as('store')
          router.put('/:quota', [quota.Quotas, 'update']).as('update')
          router.delete('/:quota', [quota.Quotas, 'destroy']).as('destroy')
        })
        .use(middleware.scope({ all: ['orders.quota.read', 'orders.quota.write'] }))
    })
    .prefix('/admin/quotas')
    .where('quota', rowId)
    .as('orders.quotas')

  router
    .group(() => {
      router.get('/', [admin.Orders, 'index']).as('index')
      router.get('/export', [admin.OrderExports, 'show']).as('export')
      router.get('/create', [admin.StaffOrders, 'create']).as('create').use(writes())
      router.post('/', [admin.StaffOrders, 'store']).as('store').use(writes())
      router.get('/:orderId/files', [admin.GivenFiles, 'show']).as('files').use(writes())
      router.put('/:orderId/files', [admin.GivenFiles, 'update']).as('files.update').use(writes())
      router
        .put('/:orderId', [admin.OrderChanges, 'update'])
        .as('update')
        .use(middleware.scope({ any: ['orders.write', 'orders.status.write'] }))
    })
    .prefix('/admin/manage-orders')
    .where('orderId', rowId)
    .as('orders.admin')
    .use(reads())

  router
    .group(() => {
      router
        .post('/confirm', [admin.OrderBulks, 'confirm'])
        .as('confirm')
        .use(middleware.scope({ all: ['orders.status.write'] }))
      router
        .post('/restart', [admin.OrderBulks, 'restart'])
        .as('restart')
        .use(middleware.scope({ all: ['tasks.write'] }))
    })
    .prefix('/admin/manage-orders/bulk')
    .as('orders.admin.bulk')
    .use(reads())

  router
    .get('/admin/manage-orders/:orderId', [admin.Orders, 'show'])
    .where('orderId', rowId)
    .as('orders.admin.show')
    .use(middleware.scope({ any: ['orders.read', ...PART_OF_ORDERS.any] }))

  router
    .group(() => {
      router.get('/', [admin.UserOrders, 'index']).as('index')
      router.get('/:orderId', [admin.UserOrders, 'show']).as('show')
    })
    .prefix('/admin/manage-users/:userId/orders')
    .where('userId', rowId)
    .where('orderId', rowId)
    .as('orders.admin.of_user')
    .use(reads())

  router
    .group(() => {
      router.get('/', [admin.BehalfOrders, 'create']).as('create')
      router.post('/', [admin.BehalfOrders, 'store']).as('store')
    })
    .prefix('/admin/order-on-behalf')
    .as('orders.admin.on_behalf')
    .use(writes())
}
