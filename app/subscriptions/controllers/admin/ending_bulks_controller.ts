import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { answerSteps } from '#shared/http/bulk'
import { renewRangeIn } from '#subscriptions/actions/entitle/renew_range'
import { bulkRenewalValidator } from '#subscriptions/validators/date_range'

export default class EndingBulksController {
  async renew(ctx: HttpContext) {
    const { reason, ...chosen } = await ctx.request.validateUsing(bulkRenewalValidator)
    const by = actorIn(ctx)
    return answerSteps(ctx, chosen, {
      act: (trx, rangeId) => renewRangeIn(trx, { rangeId, by, reason }),
      becomes: ({ from, until }) => ({
        code: 'subscriptions.ending.bulk.given',
        params: { from: from.format(), until: until.format() },
      }),
    })
  }
}
