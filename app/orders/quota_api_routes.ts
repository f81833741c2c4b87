import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import '#orders/api_description/quotas'
import { rowId } from '#shared/http/row_id'

const { quota } = controllers.orders.api

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [quota.Quotas, 'index']).as('index')
        router.get('/:quota', [quota.Quotas, 'show']).as('show')
        router.get('/:quota/orders', [quota.QuotaOrders, 'index']).as('orders')
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
  .prefix('/api/v1/quotas')
  .where('quota', rowId)
  .as('api.orders.quotas')
