import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

export default function subscriptionTypePages() {
  router
    .group(() => {
      router.get('/', [admin.Types, 'index']).as('index')
      router.get('/export', [admin.Types, 'export']).as('export')
    })
    .prefix('/admin/manage-subscriptions')
    .as('subscriptions.types')
    .use(middleware.scope({ all: ['subscriptions.read'] }))

  router
    .group(() => {
      router.post('/', [admin.Types, 'store']).as('store')
      router.put('/:subscription', [admin.Types, 'update']).as('update')
    })
    .prefix('/admin/manage-subscriptions')
    .where('subscription', rowId)
    .as('subscriptions.types')
    .use(middleware.scope({ all: ['subscriptions.read', 'subscriptions.write'] }))
}
