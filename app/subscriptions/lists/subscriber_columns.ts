import type { SubscriptionStatus } from '#subscriptions/domain/subscription_status'
import { RANGE_SEEN, REQUEST_OF_RANGE } from '#subscriptions/queries/range_columns'
import type { AssignedRange } from '#subscriptions/queries/assigned_subscriptions'

export type Subscriber = {
  id: number
  userId: number
  typeId: number
  name: string
  firstName: string
  lastName: string
  company: string
  email: string
  secondEmail: string | null
  thirdEmail: string | null
  isLocked: boolean
  isUnrestricted: boolean
  visibleFrom: string | null
  visibleUntil: string | null
  status: SubscriptionStatus
  isTrial: boolean
  isSalesTrial: boolean
  /** The last day of all ranges; null where one has none, or there are none. */
  endsOn: string | null
  ranges: Omit<AssignedRange, 'subscriptionId'>[]
  version: number
}

const RANGES = 'subscription_ranges r where r.subscription_id = s.id'

/** Asked once for a statement: for each of ten thousand rows it would take longer than all else. */
export const TODAY = '(select shop_today())'

/** As `statusOf` says it; the first that holds counts. Of no days at all nothing is the first or last. */
const statusAs = (upcoming: string, unrestricted: string, active: string, over: string) => `
  case when lower(s.days) > ${TODAY} then ${upcoming} when s.is_unrestricted then ${unrestricted}
       when s.days @> ${TODAY} then ${active} else ${over} end`

export const STATUS = statusAs(`'Upcoming'`, `'Unrestricted'`, `'Active'`, `'Non-active'`)
export const RANK_OF_STATUS = statusAs('1', '2', '3', '4')

const IN_FULL = `
  (select coalesce(json_agg(json_build_object('id', r.id, 'startsOn', r.starts_on,
     'endsOn', r.ends_on, 'actualStartsOn', r.actual_starts_on, 'visibleFrom', r.visible_from,
     'visibleUntil', r.visible_until, 'isTrial', r.is_trial, 'isSalesTrial', r.is_sales_trial,
     'items', array(select i.name from subscription_range_items i
                     where i.range_id = r.id order by i.name),
     'requestId', ${REQUEST_OF_RANGE}, 'updatedAt', ${RANGE_SEEN}, 'version', r.version)
     order by r.starts_on nulls first, r.id), '[]') from ${RANGES})`

/** Of the rows of a page, each by its index: as a condition PostgreSQL would read every date range for it. */
const anyOfRanges = (column: string) =>
  `coalesce((select bool_or(r.${column}) from ${RANGES}), false)`

/** The same to find rows by: those of all types at once, along an index of their own. */
export const WITH_TRIAL = `exists (select from ${RANGES} and r.is_trial)`
export const WITH_SALES_TRIAL = `exists (select from ${RANGES} and r.is_sales_trial)`

export const SUBSCRIBER_COLUMNS: { readonly [K in keyof Subscriber]: string } = {
  id: 's.id',
  userId: 's.user_id',
  typeId: 's.type_id',
  name: `btrim(u.first_name || ' ' || u.last_name)`,
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  company: 'u.company',
  email: 'u.email',
  secondEmail: 'u.second_email',
  thirdEmail: 'u.third_email',
  isLocked: 'u.locked_at is not null',
  isUnrestricted: 's.is_unrestricted',
  visibleFrom: 's.visible_from',
  visibleUntil: 's.visible_until',
  status: STATUS,
  isTrial: anyOfRanges('is_trial'),
  isSalesTrial: anyOfRanges('is_sales_trial'),
  endsOn: 's.last_day',
  ranges: IN_FULL,
  version: 's.version',
}
