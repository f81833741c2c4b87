import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { Rehearsals } = controllers.statistics

/** Rules are seen with the statistics, and changed by who changes products. */
export default function rules() {
  router
    .group(() => {
      router.get('/', [Rehearsals, 'index']).as('index')
      router.get('/:id', [Rehearsals, 'show']).as('show')
      router
        .group(() => {
          router.get('/new', [Rehearsals, 'create']).as('create')
          router.post('/', [Rehearsals, 'store']).as('store')
          router.post('/:id/stop', [Rehearsals, 'stop']).as('stop')
          router.post('/:id/publish', [Rehearsals, 'publish']).as('publish')
        })
        .use(middleware.scope({ all: ['products.write'] }))
    })
    .prefix('/admin/rules')
    .where('id', rowId)
    .as('statistics.rules')
    .use(middleware.scope({ all: ['stats.read'] }))
}
