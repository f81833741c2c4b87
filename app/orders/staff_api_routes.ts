import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import '#orders/api_description_staff'
import { rowId } from '#shared/http/row_id'

const { api } = controllers.orders

/* What staff do with orders over the HTTP API. */

router
  .group(() => {
    router
      .put('/orders/:id/:sub', [api.OrderChanges, 'update'])
      .as('update')
      .use(middleware.scope({ any: ['orders.write', 'orders.status.write'] }))
    router
      .group(() => {
        router.post('/orders/:id', [api.StaffOrders, 'store']).as('store')
        router.get('/empty-order-files', [api.GivenFiles, 'index']).as('given_files')
        router.get('/empty-order-files/:id', [api.GivenFiles, 'show']).as('given_files.show')
        router.post('/empty-order-files', [api.GivenFiles, 'store']).as('given_files.store')
        router.delete('/empty-order-files', [api.GivenFiles, 'destroy']).as('given_files.destroy')
      })
      .use(middleware.scope({ all: ['orders.write'] }))
  })
  .prefix('/api/v1')
  .where('id', rowId)
  .where('sub', rowId)
  .as('api.orders')
  .use(middleware.scope({ all: ['orders.read'] }))
