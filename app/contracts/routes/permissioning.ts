import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { DifferencePapers, Differences, Permissions, Services } = controllers.contracts.permissioning

/** What an audit compares: who could receive what, and what was invoiced. */
export default function permissioningPages() {
  router
    .group(() => {
      router.get('/permissioning', [Permissions, 'index']).as('permissioning')
      router.get('/permissioning/export', [Permissions, 'export']).as('permissioning.export')
      router.get('/permissioning/services', [Services, 'index']).as('services')
      router.get('/permissioning/services/export', [Services, 'export']).as('services.export')
      router.get('/permissioning/difference', [Differences, 'index']).as('difference')
      router
        .get('/permissioning/difference/export', [Differences, 'export'])
        .as('difference.export')
      router.get('/permissioning/difference/pdf', [DifferencePapers, 'show']).as('difference.pdf')
    })
    .prefix('/admin/contracts')
    .as('contracts.audit')
    .use(middleware.scope({ all: ['contracts.read', 'orders.read', 'subscriptions.users.read'] }))
}
