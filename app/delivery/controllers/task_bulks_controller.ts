import type { HttpContext } from '@adonisjs/core/http'
import { restartTaskIn } from '#delivery/actions/tasks/restart_task'
import { stopTaskIn } from '#delivery/actions/tasks/stop_task'
import { actorIn } from '#shared/http/actor_in'
import { answerBulk } from '#shared/http/bulk'

export default class TaskBulksController {
  restart(ctx: HttpContext) {
    const actor = actorIn(ctx)
    return answerBulk(ctx, { act: (trx, id) => restartTaskIn(trx, id, actor) })
  }

  stop(ctx: HttpContext) {
    const actor = actorIn(ctx)
    return answerBulk(ctx, { act: (trx, id) => stopTaskIn(trx, id, actor) })
  }
}
