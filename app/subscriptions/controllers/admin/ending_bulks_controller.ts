import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { answerBulk } from '#shared/http/bulk'
import { renewRangeIn } from '#subscriptions/actions/entitle/renew_range'
import { reasonValidator } from '#subscriptions/validators/date_range'

export default class EndingBulksController {
  async renew(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const by = actorIn(ctx)
    return answerBulk(ctx, {
      act: (trx, rangeId) => renewRangeIn(trx, { rangeId, by, reason }),
      becomes: ({ from, until }) => ({
        code: 'subscriptions.ending.bulk.given',
        params: { from: from.format(), until: until.format() },
      }),
    })
  }
}
