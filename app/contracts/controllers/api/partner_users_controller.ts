import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { assignUser, unassignUser } from '#contracts/actions/assign_user'

export default class PartnerUsersController {
  async update(ctx: HttpContext) {
    const assigned = await assignUser(assignmentIn(ctx))
    return assigned.ok ? success(ctx, null) : answerRefusal(ctx, assigned.refusal)
  }

  async destroy(ctx: HttpContext) {
    const taken = await unassignUser(assignmentIn(ctx))
    return taken.ok ? success(ctx, null) : answerRefusal(ctx, taken.refusal)
  }
}

const assignmentIn = (ctx: HttpContext) => ({
  partnerId: Number(ctx.params.partner),
  userId: Number(ctx.params.user),
  by: callerOf(ctx),
})
