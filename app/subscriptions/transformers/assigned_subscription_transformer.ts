import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { rightTo } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { statusOf } from '#subscriptions/domain/subscription_status'
import type { AssignedSubscription } from '#subscriptions/queries/assigned_subscriptions'

/** A subscription of somebody for staff who change it. */
export default class AssignedSubscriptionTransformer extends BaseTransformer<AssignedSubscription> {
  toObject() {
    const { ranges, ...held } = this.resource
    const entitlement = entitlementOf(this.resource)
    const today = CalendarDay.today()
    const isOver = (at: number) => {
      const range = entitlement.ranges[at]!
      const right = rightTo(
        (range.days.from ?? range.days.until)!,
        { ...entitlement, ranges: [range] },
        today
      )
      return !right.may && right.why !== 'not_yet_visible'
    }
    return {
      ...this.pick(held, ['typeId', 'name', 'folder', 'isFilterable', 'isUnrestricted']),
      ...this.pick(held, ['visibleFrom', 'visibleUntil']),
      status: statusOf(entitlement, today),
      ranges: ranges.map(({ subscriptionId: _, ...range }, at) => ({
        ...range,
        isVisibilityOver: isOver(at),
      })),
    }
  }
}
