import type { HttpContext } from '@adonisjs/core/http'
import { showList } from '#shared/lists'
import { taskList } from '#delivery/lists/task_list'
import DeliveryTaskTransformer from '#delivery/transformers/delivery_task_transformer'

export default class TasksController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, taskList)
    const tasks = DeliveryTaskTransformer.transform(content, ctx.locale)
    return ctx.inertia.render('delivery/admin/tasks', { tasks, ...shown })
  }
}
