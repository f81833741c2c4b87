import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser } from '#identity'
import { success } from '#shared/http/envelope'
import { isOwnOr } from '#subscriptions/http/is_own_or'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { unassignedTypes } from '#subscriptions/queries/unassigned_types'
import UserSubscriptionTransformer from '#subscriptions/transformers/user_subscription_transformer'

export default class UserTypesController {
  async index(ctx: HttpContext) {
    const userId = Number(ctx.params.userId)
    if (!isOwnOr(ctx, userId, 'subscriptions.users.write') || !(await findTabUser(ctx))) return
    const held = await assignedSubscriptions(userId)
    const content = held.map((one) => new UserSubscriptionTransformer(one).toObject())
    return success(ctx, { content, totalCount: content.length })
  }

  async unassigned(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const content = await unassignedTypes(tab.user.id)
    return success(ctx, { content, totalCount: content.length })
  }
}
