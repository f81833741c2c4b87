import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { listTasks } from '#delivery/queries/list_tasks'
import { readTaskList } from '#delivery/queries/task_list'
import TaskApiTransformer from '#delivery/transformers/task_api_transformer'

/** Tasks over the HTTP API. */
export default class TasksController {
  async index(ctx: HttpContext) {
    const asked = ctx.request.qs()
    const direction = String(asked.orderDirection ?? '').toLowerCase()
    const list = readTaskList({ ...asked, orderDirection: direction })
    const { content, totalCount } = await listTasks(list)
    const tasks = content.map((task) => new TaskApiTransformer(task, ctx.locale).toObject())
    return success(ctx, { content: tasks, totalCount })
  }
}
