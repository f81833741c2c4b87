import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { tellLate } from '#subscriptions/actions/tell_late'
import { lateNoticeValidator } from '#subscriptions/validators/late_notice'

export default class LateNoticesController {
  async update(ctx: HttpContext) {
    const { isTold } = await ctx.request.validateUsing(lateNoticeValidator)
    const [userId, typeId] = [callerOf(ctx).id, Number(ctx.params.subscription)]
    const done = await tellLate({ userId, typeId, isTold })
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    flashToast(ctx, 'success', `subscriptions.held.toasts.${isTold ? 'told' : 'not_told'}`)
    return ctx.response.redirect().back()
  }
}
