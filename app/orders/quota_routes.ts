import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import '#orders/quota_api_routes'
import { rowId } from '#shared/http/row_id'

const { quota } = controllers.orders

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [quota.Quotas, 'index']).as('index')
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
