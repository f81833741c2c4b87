import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { visibilityOver } from '#subscriptions/domain/visibility_over'
import type { Subscriber } from '#subscriptions/lists/subscriber_columns'

export default class SubscriberTransformer extends BaseTransformer<Subscriber> {
  toObject() {
    const over = visibilityOver(entitlementOf(this.resource), CalendarDay.today())
    return {
      ...this.pick(this.resource, ['id', 'userId', 'typeId', 'name', 'company', 'email']),
      ...this.pick(this.resource, ['isLocked', 'isUnrestricted', 'visibleFrom', 'visibleUntil']),
      ...this.pick(this.resource, ['status', 'endsOn']),
      ranges: this.resource.ranges.map((range, at) => ({ ...range, isVisibilityOver: over[at]! })),
    }
  }
}
