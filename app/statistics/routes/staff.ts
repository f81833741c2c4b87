import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { TAB_NAMES } from '#statistics/http/tabs'

const { Tabs } = controllers.statistics

const TAB = new RegExp(`^(${TAB_NAMES.join('|')})$`)

export default function statisticsStaff() {
  router
    .group(() => {
      router.get('/', [Tabs, 'index']).as('index')
      router.get('/:tab', [Tabs, 'show']).as('show')
      router.get('/:tab/export', [Tabs, 'export']).as('export')
    })
    .prefix('/admin/stats')
    .where('tab', TAB)
    .as('statistics')
    .use(middleware.scope({ all: ['stats.read'] }))
}
