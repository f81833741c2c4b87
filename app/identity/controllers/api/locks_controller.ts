import type { HttpContext } from '@adonisjs/core/http'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { sendUser } from '#identity/http/send_user'
import { apiLockValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'

export default class LocksController {
  lock(ctx: HttpContext) {
    return this.#set(ctx, lockUser)
  }

  unlock(ctx: HttpContext) {
    return this.#set(ctx, unlockUser)
  }

  async #set(ctx: HttpContext, action: typeof lockUser) {
    const { reason, version: seen } = await ctx.request.validateUsing(apiLockValidator)
    const by = callerOf(ctx)
    const userId = Number(ctx.params.id)
    const done = await action({ userId, by, reason, seen })
    return done.ok ? sendUser(ctx, userId) : answerRefusal(ctx, done.refusal)
  }
}
