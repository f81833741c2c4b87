import type { HttpContext } from '@adonisjs/core/http'
import { TASK_STATES } from '#delivery/domain/task_state'
import { TASK_COMMANDS } from '#delivery/domain/task_step'
import { countTasksByView, listTasks } from '#delivery/queries/list_tasks'
import { readTaskList, TASK_RECURRENCES } from '#delivery/queries/task_list'
import DeliveryTaskTransformer from '#delivery/transformers/delivery_task_transformer'

/** The work on orders, for staff: what runs, waits, failed, and why. */
export default class TasksController {
  async index(ctx: HttpContext) {
    const list = readTaskList(ctx.request.qs())
    const [{ content, ...paging }, counts] = await Promise.all([
      listTasks(list),
      countTasksByView(),
    ])
    return ctx.inertia.render('delivery/admin/tasks', {
      tasks: DeliveryTaskTransformer.transform(content),
      paging,
      list,
      counts,
      choices: {
        state: [...TASK_STATES],
        cmd: [...TASK_COMMANDS],
        recur: [...TASK_RECURRENCES],
      },
    })
  }
}
