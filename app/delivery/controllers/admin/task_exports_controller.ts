import type { HttpContext } from '@adonisjs/core/http'
import { exportList } from '#shared/lists'
import { taskList } from '#delivery/lists/task_list'

export default class TaskExportsController {
  show(ctx: HttpContext) {
    return exportList(ctx, taskList)
  }
}
