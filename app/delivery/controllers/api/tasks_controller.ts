import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { taskList } from '#delivery/lists/task_list'
import TaskApiTransformer from '#delivery/transformers/task_api_transformer'

export default class TasksController {
  index(ctx: HttpContext) {
    return answerList(ctx, taskList, (task) => new TaskApiTransformer(task, ctx.locale).toObject())
  }
}
