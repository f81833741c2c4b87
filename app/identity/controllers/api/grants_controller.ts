import type { HttpContext } from '@adonisjs/core/http'
import { grantGroup, revokeGroup } from '#identity/actions/staff/grant_group'
import { listGroups } from '#identity/queries/list_groups'
import { versionOfUser } from '#identity/queries/user_versions'
import { apiGrantValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'

type Wish = { group: string; seen?: number }

export default class GrantsController {
  async index(ctx: HttpContext) {
    const content = await listGroups()
    return success(ctx, { content, totalCount: content.length })
  }

  async update(ctx: HttpContext) {
    const { group, version } = await ctx.request.validateUsing(apiGrantValidator)
    return this.#change(ctx, grantGroup, { group, seen: version })
  }

  destroy(ctx: HttpContext) {
    const wish = { group: String(ctx.params.group), seen: matchedVersion(ctx) }
    return this.#change(ctx, revokeGroup, wish)
  }

  async #change(ctx: HttpContext, action: typeof grantGroup, wish: Wish) {
    const by = callerOf(ctx)
    const changed = await action({ userId: Number(ctx.params.id), ...wish, by })
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    const { id, groups, grantedGroups } = changed.value
    const version = await versionOfUser(id)
    return success(ctx, { userId: id, groups, grantedGroups, version })
  }
}
