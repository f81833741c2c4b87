import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

/** Where staff see what can be subscribed to. */
export default function subscriptionTypePages() {
  router
    .group(() => {
      router.get('/', [admin.Types, 'index']).as('index')
      router.get('/export', [admin.Types, 'export']).as('export')
    })
    .prefix('/admin/manage-subscriptions')
    .as('subscriptions.types')
    .use(middleware.scope({ all: ['subscriptions.read'] }))
}
