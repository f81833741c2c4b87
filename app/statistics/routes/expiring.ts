import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Expiring } = controllers.statistics

/** The value of subscriptions that end, seen with the statistics. */
export default function expiring() {
  router
    .group(() => {
      router.get('/', [Expiring, 'index']).as('index')
      router.get('/export', [Expiring, 'export']).as('export')
    })
    .prefix('/admin/expiring')
    .as('statistics.expiring')
    .use(middleware.scope({ all: ['stats.read'] }))
}
