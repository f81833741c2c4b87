import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { TaskBulks, TaskRestarts, TaskStops, admin } = controllers.delivery

const reads = middleware.scope({ all: ['tasks.read'] })
const writes = middleware.scope({ all: ['tasks.write'] })
const bulk = middleware.scope({ all: ['tasks.read', 'tasks.write'] })

export default function staffPages() {
  router
    .group(() => {
      router.get('/', [admin.Tasks, 'index']).as('index').use(reads)
      router.get('/export', [admin.TaskExports, 'show']).as('export').use(reads)
      router.post('/bulk/restart', [TaskBulks, 'restart']).as('bulk.restart').use(bulk)
      router.post('/bulk/stop', [TaskBulks, 'stop']).as('bulk.stop').use(bulk)
      router.put('/:id/restart', [TaskRestarts, 'update']).as('restart').use(writes)
      router.put('/:id/stop', [TaskStops, 'update']).as('stop').use(writes)
    })
    .prefix('/admin/tasks')
    .where('id', rowId)
    .as('delivery.tasks')
}
