import { allOf, contains, datedFile, defineList, literally, type Condition } from '#shared/lists'
import { SUBSCRIPTION_STATUSES } from '#subscriptions/domain/subscription_status'
import {
  RANK_OF_STATUS,
  SUBSCRIBER_COLUMNS,
  TODAY,
  WITH_SALES_TRIAL,
  WITH_TRIAL,
  type Subscriber,
} from '#subscriptions/lists/subscriber_columns'
import type { KnownType } from '#subscriptions/queries/find_type'

const { isLocked, endsOn, ...COLUMNS } = SUBSCRIBER_COLUMNS

/** Of those who are searched or filtered so many are counted. */
const MOST_COUNTED = 2_000

const SUBSCRIBERS_OF_TYPE = `
  select coalesce(sum(y.subscribers), 0)::bigint from subscriber_tallies y where y.type_id = ?`

export const subscriberList = defineList<Subscriber, KnownType>()({
  columns: SUBSCRIBER_COLUMNS,
  key: 's.id',
  mostCounted: MOST_COUNTED,
  counted: ({ id }) => ({ sql: SUBSCRIBERS_OF_TYPE, values: [id] }),
  from: 'subscription_users s',
  joined: { u: 'join users u on u.id = s.user_id' },
  within: ({ id }) => ({ sql: 's.type_id = ?', values: [id] }),
  sort: {
    name: { sql: 'lower(u.last_name)' },
    email: 'email',
    company: { lower: 'company' },
    status: { sql: RANK_OF_STATUS },
    ends: 'endsOn',
  },
  usual: { by: 'name', direction: 'asc' },
  mostRows: 1_000,
  hasNoNulls: ['name', 'email', 'company', 'status'],
  search: foundBy,
  filters: {
    status: { column: 'status', values: SUBSCRIPTION_STATUSES, isTab: true },
    trial: {
      condition: ([kind]: string[]) => ({ sql: TRIALS[kind!]!, values: [] }),
      values: ['Trial', 'Sales trial', 'No trial'],
    },
    locked: { sql: isLocked, values: { Locked: true, Open: false } },
    ending: {
      condition: () => ({ sql: ENDING, values: [] }),
      values: ['Within 30 days'],
    },
  },
  csv: {
    fileName: ({ name }) => datedFile(`webshop_subscribers_${name}`),
    heads: 'subscriptions.subscribers.list.columns',
    columns: {
      name: 'name',
      email: 'email',
      company: 'company',
      status: 'status',
      ranges: ({ ranges }) =>
        ranges.map(({ startsOn, endsOn: end }) => `${startsOn ?? 0} - ${end ?? 0}`).join(', '),
      ends: 'endsOn',
      visible_from: 'visibleFrom',
      visible_until: 'visibleUntil',
      trial: ({ isTrial: is }, say) => say(`subscriptions.entitlements.${is ? 'yes' : 'no'}`),
      sales_trial: ({ isSalesTrial: is }, say) =>
        say(`subscriptions.entitlements.${is ? 'yes' : 'no'}`),
      locked: ({ isLocked: is }, say) => say(`subscriptions.entitlements.${is ? 'yes' : 'no'}`),
    },
  },
})

const TRIALS: Record<string, string> = {
  'Trial': `${WITH_TRIAL} and not ${WITH_SALES_TRIAL}`,
  'Sales trial': WITH_SALES_TRIAL,
  'No trial': `not ${WITH_TRIAL}`,
}

const ENDING = `not s.is_unrestricted and ${endsOn} between ${TODAY} and ${TODAY} + 30`

/** What is kept of each person in small letters is read first: it leaves few to be looked at more closely. */
function foundBy(text: string): Condition {
  const kept = { sql: 'u.search_text like lower(?)', values: [`%${literally(text)}%`] }
  return allOf([kept, contains([COLUMNS.name, COLUMNS.email, COLUMNS.company], text)])
}
