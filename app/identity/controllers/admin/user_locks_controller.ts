import type { HttpContext } from '@adonisjs/core/http'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { toldByToast } from '#identity/http/told_by_toast'
import { apiLockValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'

export default class UserLocksController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(apiLockValidator)
    const input = { userId: Number(ctx.params.userId), by: callerOf(ctx) }
    const locked = await lockUser({ ...input, reason })
    return toldByToast(ctx, locked, 'people.toasts.locked')
  }

  async destroy(ctx: HttpContext) {
    const unlocked = await unlockUser({ userId: Number(ctx.params.userId), by: callerOf(ctx) })
    return toldByToast(ctx, unlocked, 'people.toasts.unlocked')
  }
}
