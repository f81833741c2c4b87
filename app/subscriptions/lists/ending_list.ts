import { CalendarDay } from '#shared/domain/calendar_day'
import { contains, dayNumber, defineList, either, type Condition } from '#shared/lists'
import { ENDINGS } from '#subscriptions/queries/endings'

/** How far the list looks to either side of today, in days. */
const COMING = 60
const OVER = 30
/** Nobody pages through more; what is exported is all of it. */
const MOST_COUNTED = 1_000

export type ListedEnding = {
  rangeId: number
  typeId: number
  type: string
  isFilterable: boolean
  userId: number
  name: string
  company: string
  email: string
  phone: string | null
  isLocked: boolean
  startsOn: string | null
  endsOn: string
  visibleFrom: string | null
  visibleUntil: string | null
  isTrial: boolean
  isSalesTrial: boolean
  remindedAt: Date | null
}

/** Subscriptions that end soon or ended lately, and are not renewed. */
export const endingList = defineList<ListedEnding>()({
  columns: {
    rangeId: 'r.id',
    typeId: 's.type_id',
    type: 't.name',
    isFilterable: 't.is_filterable',
    userId: 's.user_id',
    name: `u.first_name || ' ' || u.last_name`,
    company: 'u.company',
    email: 'u.email',
    phone: 'u.phone',
    isLocked: 'u.locked_at is not null',
    startsOn: 'r.starts_on',
    endsOn: 'r.ends_on',
    visibleFrom: 'r.visible_from',
    visibleUntil: 'r.visible_until',
    isTrial: 's.ends_as_trial',
    isSalesTrial: 'r.is_sales_trial',
    remindedAt: `(select max(m.sent_at) from subscription_reminders m
                   where m.range_id = r.id and m.ends_on = r.ends_on)`,
  },
  from: ENDINGS,
  within: () => ({
    sql: 's.last_day between ?::date and ?::date',
    values: [inDays(-OVER), inDays(COMING)],
  }),
  sort: {
    endsOn: { sql: 's.last_day' },
    name: { sql: 'lower(u.last_name)' },
    type: 'type',
    company: { lower: 'company' },
  },
  usual: { by: 'endsOn', direction: 'asc', limit: 50 },
  hasNoNulls: true,
  key: 's.id',
  tieBreaker: 's.id',
  mostCounted: MOST_COUNTED,
  boundsAll: true,
  search: ofWhom,
  views: { all: 'true', agreed: 'not s.ends_as_trial', trials: 's.ends_as_trial' },
  viewsFrom: 'subscription_users s',
  filters: {
    when: {
      condition: ([when]: string[]) => WHEN[when as keyof typeof WHEN](),
      values: ['Week', 'Month', 'Over'],
    },
  },
  csv: {
    fileName: 'webshop_subscriptions_ending',
    heads: 'subscriptions.ending.list.columns',
    columns: {
      type: 'type',
      name: 'name',
      company: 'company',
      email: 'email',
      phone: 'phone',
      startsOn: ({ startsOn }) => dayNumber(startsOn),
      endsOn: ({ endsOn }) => dayNumber(endsOn),
      remindedAt: 'remindedAt',
    },
  },
})

const WHEN = {
  Week: () => endsBetween(0, 7),
  Month: () => endsBetween(0, 30),
  Over: () => endsBetween(-OVER, -1),
}

const endsBetween = (from: number, until: number) => ({
  sql: 's.last_day between ?::date and ?::date',
  values: [inDays(from), inDays(until)],
})

/** People and types are found first: they are few beside their subscriptions. */
function ofWhom(text: string): Condition {
  const people = contains(['found.search_text'], text)
  const types = contains(['found.name'], text)
  return either([
    { ...people, sql: `s.user_id in (select found.id from users found where ${people.sql})` },
    {
      ...types,
      sql: `s.type_id in (select found.id from subscription_types found where ${types.sql})`,
    },
  ])
}

const inDays = (days: number) => CalendarDay.today().plusDays(days).iso
