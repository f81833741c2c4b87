import { CalendarDay } from '#shared/domain/calendar_day'
import { fieldsOf, is } from '#shared/http/api_description'
import { dayOrOpen } from '#subscriptions/http/day_or_open'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { visibleRanges } from '#subscriptions/domain/visible_ranges'
import type { AssignedRange } from '#subscriptions/queries/assigned_subscriptions'

type Range = Omit<AssignedRange, 'subscriptionId'>
type Shown = Range & { isVisible: boolean }

const day = is.about(is.wireDay, 'Day as YYYYMMDD; 0 is open.')

const fields = fieldsOf<Shown>()({
  id: is.about(is.integer, 'Id of the date range.'),
  startDate: [day, ({ startsOn }) => dayOrOpen(startsOn)],
  endDate: [day, ({ endsOn }) => dayOrOpen(endsOn)],
  actualStartDate: [
    is.about(
      is.wireDay,
      'For filterable types: first day with files; 0 where it is the first day.'
    ),
    ({ actualStartsOn }) => dayOrOpen(actualStartsOn),
  ],
  visibilityStartDate: [day, ({ visibleFrom }) => dayOrOpen(visibleFrom)],
  visibilityEndDate: [day, ({ visibleUntil }) => dayOrOpen(visibleUntil)],
  trial: [is.flag, ({ isTrial }) => isTrial],
  salesTrial: [
    is.about(is.flag, 'Given by sales; such a range is a trial for good.'),
    ({ isSalesTrial }) => isSalesTrial,
  ],
  isVisible: is.about(is.flag, 'Whether its days may be seen today.'),
  subscriptionRequestId: [
    is.about(is.nullable(is.integer), 'Number of the request that it answers.'),
    ({ requestId }) => requestId,
  ],
  levelTwoItems: [
    is.listOf(is.object({ name: is.text })),
    ({ items }) => items.map((name) => ({ name })),
  ],
  updatedAt: is.about(
    is.moment,
    'When it was last changed; sent along, a change made meanwhile is not lost.'
  ),
  version: is.about(is.integer, 'Counts the changes.'),
})

export const dateRangeSchema = is.named('DateRange', fields.schema)

type Held = Omit<Parameters<typeof entitlementOf>[0], 'ranges'> & { ranges: readonly Range[] }

export function wireRangesOf(held: Held) {
  const visible = visibleRanges(entitlementOf(held), CalendarDay.today())
  return held.ranges.map((range, at) => fields.of({ ...range, isVisible: visible[at]! }))
}
