import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { stopRun } from '#subscriptions/actions/runs/end_run'
import { startRun } from '#subscriptions/actions/runs/start_run'
import type { RunKind } from '#subscriptions/domain/run'
import { typeIn } from '#subscriptions/http/type_in'
import { newestRuns } from '#subscriptions/queries/newest_runs'
import SubscriptionRunTransformer from '#subscriptions/transformers/subscription_run_transformer'

export default class RunsController {
  async show(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (!type) return
    const [run] = await newestRuns([type.id])
    if (!run) {
      return answerRefusal(ctx, { code: 'subscriptions.runs.errors.never', status: 404 })
    }
    return success(ctx, new SubscriptionRunTransformer(run).toObject())
  }

  initialise(ctx: HttpContext) {
    return start(ctx, 'Initialise')
  }

  recreate(ctx: HttpContext) {
    return start(ctx, 'Recreate')
  }

  async destroy(ctx: HttpContext) {
    return answerRun(ctx, await stopRun(Number(ctx.params.subscription), actorIn(ctx)))
  }
}

const start = async (ctx: HttpContext, kind: RunKind) =>
  answerRun(
    ctx,
    await startRun({ typeId: Number(ctx.params.subscription), kind, by: actorIn(ctx) })
  )

async function answerRun(ctx: HttpContext, done: Result<undefined>) {
  if (!done.ok) return answerRefusal(ctx, done.refusal)
  const [run] = await newestRuns([Number(ctx.params.subscription)])
  return success(ctx, new SubscriptionRunTransformer(run!).toObject(), 202)
}
