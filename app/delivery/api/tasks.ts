import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { taskList } from '#delivery/lists/task_list'
import { taskSchema } from '#delivery/transformers/task_api_transformer'
import { taskRestartValidator } from '#delivery/validators/task_restart'

const { TaskRestarts, TaskStops, api } = controllers.delivery
const call = callsOf('Tasks')

const reads = middleware.scope({ all: ['tasks.read'] })
const writes = middleware.scope({ all: ['tasks.write'] })

const UNKNOWN = 'There is no such task.'

export default function tasksCalls() {
  router
    .group(() => {
      call(router.get('/', [api.Tasks, 'index']).as('index').use(reads), {
        summary: 'The work on deliveries',
        query: taskList,
        answer: is.pageOf(taskSchema),
      })
      call(router.put('/:id/restart', [TaskRestarts, 'update']).as('restart').use(writes), {
        summary: 'Lets a failed or stopped task go on where it was',
        description:
          'With `forceExecute` a task that waits runs at once and before all others, too.',
        body: taskRestartValidator,
        answer: is.nothing,
        refusals: { 404: UNKNOWN, 409: 'The task has neither failed nor been stopped.' },
      })
      call(router.put('/:id/stop', [TaskStops, 'update']).as('stop').use(writes), {
        summary: 'Stops a task that waits or runs',
        answer: is.nothing,
        refusals: { 404: UNKNOWN, 409: 'The task neither waits nor runs.' },
      })
    })
    .prefix('/api/v1/tasks')
    .where('id', rowId)
    .as('api.delivery.tasks')
}
