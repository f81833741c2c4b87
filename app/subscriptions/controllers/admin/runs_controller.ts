import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { stopRun } from '#subscriptions/actions/runs/end_run'
import { startRun } from '#subscriptions/actions/runs/start_run'
import type { RunKind } from '#subscriptions/domain/run'

export default class RunsController {
  initialise(ctx: HttpContext) {
    return start(ctx, 'Initialise')
  }

  recreate(ctx: HttpContext) {
    return start(ctx, 'Recreate')
  }

  async destroy(ctx: HttpContext) {
    const stopped = await stopRun(Number(ctx.params.subscription), actorIn(ctx))
    if (stopped.ok) flashToast(ctx, 'info', 'subscriptions.runs.toasts.stopping')
    else {
      flashToast(ctx, 'error', stopped.refusal.code)
      return answerRefusal(ctx, stopped.refusal)
    }
    return ctx.response.redirect().withQs().back()
  }
}

async function start(ctx: HttpContext, kind: RunKind) {
  const started = await startRun({
    typeId: Number(ctx.params.subscription),
    kind,
    by: actorIn(ctx),
  })
  if (started.ok) flashToast(ctx, 'info', 'subscriptions.runs.toasts.started')
  else {
    const problem = translate(ctx.locale, started.refusal.code)
    flashToast(ctx, 'error', `subscriptions.runs.failed.${kind}`, { problem })
    return answerRefusal(ctx, started.refusal)
  }
  return ctx.response.redirect().withQs().back()
}
