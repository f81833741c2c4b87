import type { HttpContext } from '@adonisjs/core/http'
import { removeFactors } from '#identity/actions/factors/remove_factors'
import { factorRemovalValidator } from '#identity/validators/factors'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'

export default class SecondFactorsController {
  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(factorRemovalValidator)
    const by = callerOf(ctx)
    const removed = await removeFactors({
      ...{ userId: Number(ctx.params.id), by, reason, seen: matchedVersion(ctx) },
    })
    return removed.ok ? success(ctx, null) : answerRefusal(ctx, removed.refusal)
  }
}
