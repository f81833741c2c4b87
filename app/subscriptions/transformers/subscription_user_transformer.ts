import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { dayOrOpen } from '#subscriptions/http/day_or_open'
import type { Subscriber } from '#subscriptions/lists/subscriber_columns'
import { dateRangeSchema, wireRangesOf } from '#subscriptions/transformers/wire_ranges'

const day = is.about(is.wireDay, 'Day as YYYYMMDD; 0 is open.')
const isStatus = (wanted: Subscriber['status']) =>
  [is.flag, ({ status }: Subscriber) => status === wanted] as const

const fields = fieldsOf<Subscriber>()({
  userId: is.integer,
  firstName: is.text,
  lastName: is.text,
  email: is.email,
  additionalEmail2: [is.nullable(is.email), ({ secondEmail }) => secondEmail],
  additionalEmail3: [is.nullable(is.email), ({ thirdEmail }) => thirdEmail],
  company: is.text,
  trial: [is.about(is.flag, 'Whether one of the ranges is a trial.'), ({ isTrial }) => isTrial],
  salesTrial: [
    is.about(is.flag, 'Whether one of the ranges was given by sales.'),
    ({ isSalesTrial }) => isSalesTrial,
  ],
  visibilityStartDate: [day, ({ visibleFrom }) => dayOrOpen(visibleFrom)],
  visibilityEndDate: [day, ({ visibleUntil }) => dayOrOpen(visibleUntil)],
  isSubscriptionUpcoming: isStatus('Upcoming'),
  isSubscriptionUnrestricted: isStatus('Unrestricted'),
  isSubscriptionActive: isStatus('Active'),
  userLocked: [is.flag, ({ isLocked }) => isLocked],
  dateRanges: [is.listOf(dateRangeSchema), wireRangesOf],
  version: is.about(is.integer, 'Another one after each change of what is held, never used again.'),
})

export const subscriptionUserSchema = is.named('SubscriptionUser', fields.schema)

export default class SubscriptionUserTransformer extends BaseTransformer<Subscriber> {
  toObject() {
    return fields.of(this.resource)
  }
}
