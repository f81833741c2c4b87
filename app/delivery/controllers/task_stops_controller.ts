import type { HttpContext } from '@adonisjs/core/http'
import { stopTask } from '#delivery/actions/tasks/stop_task'
import { answerTaskChange, taskIdOf } from '#delivery/http/changed_task'
import { actorIn } from '#shared/http/actor_in'

export default class TaskStopsController {
  async update(ctx: HttpContext) {
    return answerTaskChange(ctx, 'stop', await stopTask(taskIdOf(ctx), actorIn(ctx)))
  }
}
