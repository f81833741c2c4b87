import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { sendWelcome } from '#subscriptions/actions/subscribers/send_welcome'
import { answerDone } from '#subscriptions/http/answer_held'
import { whichIn } from '#subscriptions/http/which_held'
import { entitledValidator } from '#subscriptions/validators/api_date_range'

export default class WelcomesController {
  async store(ctx: HttpContext) {
    return answerDone(ctx, await sendWelcome(whichIn(ctx)))
  }

  /** The same with both ids in the body. */
  async entitled(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(entitledValidator)
    const which = { userId: sent.userId, typeId: sent.subscriptionTypeId }
    return answerDone(ctx, await sendWelcome({ ...which, by: actorIn(ctx) }))
  }
}
