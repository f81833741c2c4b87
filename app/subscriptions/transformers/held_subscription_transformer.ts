import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import {
  daysOfFiles,
  rightTo,
  type DenialReason,
  type EntitledRange,
  type Entitlement,
} from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { statusOf } from '#subscriptions/domain/subscription_status'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'

export default class HeldSubscriptionTransformer extends BaseTransformer<HeldSubscription> {
  toObject() {
    const { ranges, ...held } = this.resource
    const entitlement = entitlementOf(this.resource)
    const seenOf = (range: EntitledRange) => {
      const { from, until } = daysOfFiles(range)
      return visibilityOf(from ?? until!, { ...entitlement, ranges: [range] })
    }
    return {
      ...this.pick(held, ['typeId', 'name', 'description', 'isFilterable', 'specialType']),
      ...this.pick(held, [
        'snapshotAt',
        'isUnrestricted',
        'visibleFrom',
        'visibleUntil',
        'isToldLate',
      ]),
      status: statusOf(entitlement, CalendarDay.today()),
      visibility: visibilityOf(CalendarDay.today(), { ...entitlement, isUnrestricted: true }),
      ranges: ranges.map(({ subscriptionId: _, ...range }, at) => ({
        ...range,
        visibility: seenOf(entitlement.ranges[at]!),
      })),
    }
  }
}

/** Whether a day may be seen today, or why not. */
function visibilityOf(day: CalendarDay, entitlement: Entitlement): 'visible' | DenialReason {
  const right = rightTo(day, entitlement, CalendarDay.today())
  return right.may ? 'visible' : right.why
}
