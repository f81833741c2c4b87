import type { HttpContext } from '@adonisjs/core/http'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { toldByToast } from '#identity/http/told_by_toast'
import { callerOf } from '#shared/http/caller'

/** Locks customers out, and lets them in again. */
export default class UserLocksController {
  async store(ctx: HttpContext) {
    const locked = await lockUser({ userId: Number(ctx.params.userId), by: callerOf(ctx) })
    return toldByToast(ctx, locked, 'people.toasts.locked')
  }

  async destroy(ctx: HttpContext) {
    const unlocked = await unlockUser({ userId: Number(ctx.params.userId), by: callerOf(ctx) })
    return toldByToast(ctx, unlocked, 'people.toasts.unlocked')
  }
}
