import type { HttpContext } from '@adonisjs/core/http'
import { actorOf, scopesOf } from '#identity'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { assignTypes } from '#subscriptions/actions/assign/assign_types'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { readTrialWish } from '#subscriptions/http/trial_wish'
import { apiAssignmentValidator } from '#subscriptions/validators/assignment'

/** Several types for one person, given by staff's programs or by those of sales as a trial. */
export default class AssignmentsController {
  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(apiAssignmentValidator)
    const { userId, subscriptions: names, salesTrial = false, reason, ...days } = sent
    const caller = callerOf(ctx)
    if (!scopesOf(caller).has(salesTrial ? 'users.sales.register' : 'users.write')) {
      return answerRefusal(ctx, { code: 'identity.errors.no_permission', status: 403 })
    }
    const wish = salesTrial ? readTrialWish(days) : readRangeWish(days)
    if (!wish.ok) return answerRefusal(ctx, wish.refusal)
    const given = await assignTypes({
      ...{ userId, names, terms: wish.value, by: actorOf(caller), reason },
      ...{ giver: salesTrial ? 'sales' : 'staff', isTold: salesTrial },
    })
    if (!given.ok) return answerRefusal(ctx, given.refusal)
    return success(ctx, { content: given.value, totalCount: given.value.length }, 201)
  }
}
