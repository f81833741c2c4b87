import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser, TabUserTransformer } from '#identity'
import { flashToast } from '#shared/http/flash'
import { removeSubscription } from '#subscriptions/actions/entitle/remove_subscription'
import { answerWithToast } from '#subscriptions/http/answer_with_toast'
import { whichAndWhy } from '#subscriptions/http/which_held'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { unassignedTypes } from '#subscriptions/queries/unassigned_types'
import AssignedSubscriptionTransformer from '#subscriptions/transformers/assigned_subscription_transformer'

export default class UserSubscriptionsController {
  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const [held, unassigned] = await Promise.all([
      assignedSubscriptions(tab.user.id),
      unassignedTypes(tab.user.id),
    ])
    return ctx.inertia.render('subscriptions/admin/user', {
      person: TabUserTransformer.transform(tab),
      subscriptions: AssignedSubscriptionTransformer.transform(held),
      unassigned,
    })
  }

  async destroy(ctx: HttpContext) {
    const removed = await removeSubscription(await whichAndWhy(ctx))
    if (!removed.ok) return answerWithToast(ctx, removed.refusal)
    flashToast(ctx, 'success', 'entitlements.toasts.deleted')
    return ctx.response.redirect().back()
  }
}
