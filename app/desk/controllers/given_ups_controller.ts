import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { retryDeadJobs } from '#shared/jobs'
import { restartDelivery } from '#desk/actions/restart_delivery'
import { sendGivenUpMail } from '#desk/actions/send_given_up_mail'

export default class GivenUpsController {
  async restart(ctx: HttpContext) {
    const restarted = await restartDelivery(Number(ctx.params.fulfilment), actorIn(ctx))
    if (!restarted.ok) return answerRefusal(ctx, restarted.refusal)
    flashToast(ctx, 'success', 'desk.toasts.restarted', { count: restarted.value })
    return ctx.response.redirect().withQs().back()
  }

  async retryJob(ctx: HttpContext) {
    const tried = await retryDeadJobs([String(ctx.params.job)])
    if (tried === 0) return answerRefusal(ctx, { code: 'desk.errors.not_stuck', status: 409 })
    flashToast(ctx, 'success', 'desk.toasts.retried')
    return ctx.response.redirect().withQs().back()
  }

  async sendMail(ctx: HttpContext) {
    const sent = await sendGivenUpMail(Number(ctx.params.mail), actorIn(ctx))
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    flashToast(ctx, 'success', 'desk.toasts.sent')
    return ctx.response.redirect().withQs().back()
  }
}
