import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { fieldsOf, is } from '#shared/http/api_description'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { statusOf, SUBSCRIPTION_STATUSES } from '#subscriptions/domain/subscription_status'
import { dayOrOpen } from '#subscriptions/http/day_or_open'
import type { AssignedSubscription } from '#subscriptions/queries/assigned_subscriptions'
import { dateRangeSchema, wireRangesOf } from '#subscriptions/transformers/wire_ranges'

const day = is.about(is.wireDay, 'Day as YYYYMMDD; 0 is open.')

const fields = fieldsOf<AssignedSubscription>()({
  id: is.integer,
  typeId: is.about(is.integer, 'Id of the subscription type.'),
  name: is.text,
  description: is.text,
  folder: is.about(is.text, 'Name of its folder.'),
  isFilterable: is.flag,
  specialType: is.nullable(is.oneOf(['REPORT'])),
  isUnrestricted: is.about(is.flag, 'Every day, past and to come; there are no date ranges then.'),
  status: [
    is.oneOf(SUBSCRIPTION_STATUSES),
    (held) => statusOf(entitlementOf(held), CalendarDay.today()),
  ],
  visibilityStartDate: [day, ({ visibleFrom }) => dayOrOpen(visibleFrom)],
  visibilityEndDate: [day, ({ visibleUntil }) => dayOrOpen(visibleUntil)],
  dateRanges: [is.listOf(dateRangeSchema), wireRangesOf],
  version: is.about(is.integer, 'Another one after each change of what is held, never used again.'),
})

export const userSubscriptionSchema = is.named('UserSubscription', fields.schema)

export default class UserSubscriptionTransformer extends BaseTransformer<AssignedSubscription> {
  toObject() {
    return fields.of(this.resource)
  }
}
