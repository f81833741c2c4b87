import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { restartReport } from '#reports/actions/restart_report'

export default class ReportRestartsController {
  async store(ctx: HttpContext) {
    const restarted = await restartReport({
      ...{ id: Number(ctx.params.report), userId: null, actor: actorIn(ctx) },
    })
    if (!restarted.ok) return answerRefusal(ctx, restarted.refusal)
    flashToast(ctx, 'success', 'reports.toasts.restarted')
    return ctx.response.redirect().withQs().back()
  }
}
