import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { statusOf } from '#subscriptions/domain/subscription_status'
import { visibilityOver } from '#subscriptions/domain/visibility_over'
import type { AssignedSubscription } from '#subscriptions/queries/assigned_subscriptions'

/** A subscription of somebody for staff who change it. */
export default class AssignedSubscriptionTransformer extends BaseTransformer<AssignedSubscription> {
  toObject() {
    const { ranges, ...held } = this.resource
    const entitlement = entitlementOf(this.resource)
    const over = visibilityOver(entitlement, CalendarDay.today())
    return {
      ...this.pick(held, ['typeId', 'name', 'folder', 'isFilterable', 'isUnrestricted']),
      ...this.pick(held, ['visibleFrom', 'visibleUntil']),
      status: statusOf(entitlement, CalendarDay.today()),
      ranges: ranges.map(({ subscriptionId: _, ...range }, at) => ({
        ...range,
        isVisibilityOver: over[at]!,
      })),
    }
  }
}
