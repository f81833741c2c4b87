import type { HttpContext } from '@adonisjs/core/http'
import { grantGroup, revokeGroup } from '#identity/actions/staff/grant_group'
import { toldByToast } from '#identity/http/told_by_toast'
import { grantValidator } from '#identity/validators/staff'
import { callerOf } from '#shared/http/caller'

export default class UserGrantsController {
  async store(ctx: HttpContext) {
    const { group } = await ctx.request.validateUsing(grantValidator)
    const input = { userId: Number(ctx.params.userId), by: callerOf(ctx), group }
    return toldByToast(ctx, await grantGroup(input), 'permissions.toasts.granted', { group })
  }

  async destroy(ctx: HttpContext) {
    const group = String(ctx.params.group)
    const input = { userId: Number(ctx.params.userId), by: callerOf(ctx), group }
    return toldByToast(ctx, await revokeGroup(input), 'permissions.toasts.revoked', { group })
  }
}
