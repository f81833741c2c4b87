import type { HttpContext } from '@adonisjs/core/http'
import { removeFactors } from '#identity/actions/factors/remove_factors'
import { toldByToast } from '#identity/http/told_by_toast'
import { factorRemovalValidator } from '#identity/validators/factors'
import { callerOf } from '#shared/http/caller'

export default class UserFactorsController {
  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(factorRemovalValidator)
    const input = { userId: Number(ctx.params.userId), by: callerOf(ctx), reason }
    return toldByToast(ctx, await removeFactors(input), 'user_security.toasts.factors_removed')
  }
}
