import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Demand } = controllers.statistics

export default function demand() {
  router
    .group(() => {
      router.get('/', [Demand, 'index']).as('index')
      router.get('/export', [Demand, 'export']).as('export')
    })
    .prefix('/admin/demand')
    .as('statistics.demand')
    .use(middleware.scope({ all: ['stats.read'] }))
}
