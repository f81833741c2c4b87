import type { HttpContext } from '@adonisjs/core/http'
import { exportList } from '#shared/lists'
import { taskList } from '#delivery/lists/task_list'

/** The list of tasks as its address describes it, all pages of it, as CSV. */
export default class TaskExportsController {
  show(ctx: HttpContext) {
    return exportList(ctx, taskList)
  }
}
