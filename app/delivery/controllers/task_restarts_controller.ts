import type { HttpContext } from '@adonisjs/core/http'
import { restartTask } from '#delivery/actions/tasks/restart_task'
import { answerTaskChange, taskIdOf } from '#delivery/http/changed_task'
import { actorIn } from '#shared/http/actor_in'
import { taskRestartValidator } from '#delivery/validators/task_restart'

export default class TaskRestartsController {
  async update(ctx: HttpContext) {
    const { forceExecute } = await ctx.request.validateUsing(taskRestartValidator)
    const restarted = await restartTask(taskIdOf(ctx), actorIn(ctx), { forceExecute })
    return answerTaskChange(ctx, 'restart', restarted)
  }
}
