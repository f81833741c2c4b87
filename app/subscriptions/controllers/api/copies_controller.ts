import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { copyAll } from '#subscriptions/actions/copy/copy_all'
import { copyRange } from '#subscriptions/actions/copy/copy_range'
import { answerDone } from '#subscriptions/http/answer_held'
import { whichIn } from '#subscriptions/http/which_held'
import { apiPeopleValidator } from '#subscriptions/validators/api_date_range'

export default class CopiesController {
  async range(ctx: HttpContext) {
    const { users, reason } = await ctx.request.validateUsing(apiPeopleValidator)
    return answerDone(ctx, await copyRange({ ...whichIn(ctx), reason }, users))
  }

  async all(ctx: HttpContext) {
    const { users: to, reason } = await ctx.request.validateUsing(apiPeopleValidator)
    const { userId, typeId, by } = whichIn(ctx)
    const copied = await copyAll({ userId, ofType: typeId, to, by, reason })
    if (!copied.ok) return failure(ctx, copied.refusal)
    return success(ctx, { isComplete: copied.value.length === 0 })
  }
}
