import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { assignRequest } from '#subscriptions/actions/requests/assign_request'
import { confirmAsSent, rejectAsSent } from '#subscriptions/http/answer_to_request'
import { assignmentValidator } from '#subscriptions/validators/subscription_request'

export default class RequestAnswersController {
  async confirm(ctx: HttpContext) {
    return this.#answer(ctx, await confirmAsSent(ctx), 'confirmed')
  }

  async reject(ctx: HttpContext) {
    return this.#answer(ctx, await rejectAsSent(ctx), 'rejected')
  }

  async assign(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(assignmentValidator)
    const requestId = Number(ctx.params.request)
    return this.#answer(
      ctx,
      await assignRequest({ requestId, email, by: actorIn(ctx) }),
      'assigned'
    )
  }

  /** What is wrong with a field stands beside it; any other no names the request and says why. */
  #answer(ctx: HttpContext, result: Result<unknown>, done: 'confirmed' | 'rejected' | 'assigned') {
    const { request: id } = ctx.params
    if (result.ok) {
      flashToast(ctx, 'success', `subscription_requests.toasts.${done}`, { id })
      return ctx.response.redirect().withQs().back()
    }
    const { code, params, field } = result.refusal
    if (field || done === 'assigned') return answerRefusal(ctx, result.refusal)
    const error = translate(ctx.locale, code, params)
    return answerRefusal(ctx, {
      ...result.refusal,
      ...{ code: `subscription_requests.errors.not_${done}`, params: { id, error } },
    })
  }
}
