import type { HttpContext } from '@adonisjs/core/http'
import { resetPassword } from '#identity/actions/passwords/reset_password'
import { reachableUserId } from '#identity/http/api_person'
import { changeOwnPassword } from '#identity/http/change_own_password'
import { apiPasswordValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

/** Passwords over the HTTP API: one's own is changed, somebody else's reset by a mailed link. */
export default class PasswordsController {
  async update(ctx: HttpContext) {
    if (reachableUserId(ctx, null) === null) return
    const { oldPassword, newPassword } = await ctx.request.validateUsing(apiPasswordValidator)
    const changed = await changeOwnPassword(ctx, { oldPassword, newPassword: newPassword ?? '' })
    return changed.ok ? success(ctx, null) : answerRefusal(ctx, changed.refusal)
  }

  async reset(ctx: HttpContext) {
    const by = callerOf(ctx)
    const reset = await resetPassword({ userId: Number(ctx.params.id), by })
    return reset.ok ? success(ctx, null) : answerRefusal(ctx, reset.refusal)
  }
}
