import type { HttpContext } from '@adonisjs/core/http'
import { grantGroup, revokeGroup } from '#identity/actions/staff/grant_group'
import { listGroups } from '#identity/queries/list_groups'
import { apiGrantValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class GrantsController {
  async index(ctx: HttpContext) {
    const content = await listGroups()
    return success(ctx, { content, totalCount: content.length })
  }

  async update(ctx: HttpContext) {
    const { group } = await ctx.request.validateUsing(apiGrantValidator)
    return this.#change(ctx, grantGroup, group)
  }

  destroy(ctx: HttpContext) {
    return this.#change(ctx, revokeGroup, String(ctx.params.group))
  }

  async #change(ctx: HttpContext, action: typeof grantGroup, group: string) {
    const by = callerOf(ctx)
    const changed = await action({ userId: Number(ctx.params.id), group, by })
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    const { id, groups, grantedGroups } = changed.value
    return success(ctx, { userId: id, groups, grantedGroups })
  }
}
