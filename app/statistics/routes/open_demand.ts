import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OpenDemand } = controllers.statistics

/** What waits to be ordered, seen with the statistics. */
export default function openDemand() {
  router
    .group(() => {
      router.get('/', [OpenDemand, 'index']).as('index')
      router.get('/export', [OpenDemand, 'export']).as('export')
    })
    .prefix('/admin/open-demand')
    .as('statistics.open_demand')
    .use(middleware.scope({ all: ['stats.read'] }))
}
