import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { answerBulk, answerSteps } from '#shared/http/bulk'
import { confirmRequestIn } from '#subscriptions/actions/requests/confirm_request'
import { rejectRequestIn } from '#subscriptions/actions/requests/reject_request'
import { answeredByItself, givenInWords } from '#subscriptions/http/answer_in_words'
import { bulkRejectionValidator } from '#subscriptions/validators/subscription_request'

/** Several requests of the list at a time: as they were asked for, or none of them for one reason. */
export default class RequestBulksController {
  confirm(ctx: HttpContext) {
    const by = actorIn(ctx)
    return answerBulk(ctx, {
      act: (trx, requestId) => confirmRequestIn(trx, { requestId, by }),
      becomes: givenInWords,
      inWords: (refusal) => answeredByItself(refusal, ctx.locale),
    })
  }

  async reject(ctx: HttpContext) {
    const { reason = '', ...chosen } = await ctx.request.validateUsing(bulkRejectionValidator)
    const by = actorIn(ctx)
    return answerSteps(ctx, chosen, {
      act: (trx, requestId) => rejectRequestIn(trx, { requestId, reason, by }),
    })
  }
}
