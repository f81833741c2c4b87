import { CalendarDay } from '#shared/domain/calendar_day'
import { defineList } from '#shared/lists'
import { ENDINGS, IS_LAST } from '#subscriptions/queries/endings'

/** How far the list looks to either side of today, in days. */
const COMING = 60
const OVER = 30

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
    isTrial: 'r.is_trial',
    isSalesTrial: 'r.is_sales_trial',
    remindedAt: `(select max(m.sent_at) from subscription_reminders m
                   where m.range_id = r.id and m.ends_on = r.ends_on)`,
  },
  from: ENDINGS,
  within: () => ({
    sql: `r.ends_on between ?::date and ?::date and ${IS_LAST}`,
    values: [inDays(-OVER), inDays(COMING)],
  }),
  sort: { endsOn: 'endsOn', name: { lower: 'name' }, type: 'type', company: { lower: 'company' } },
  usual: { by: 'endsOn', direction: 'asc', limit: 50 },
  thenBy: ['t.name', 'r.id'],
  tieBreaker: 'r.id',
  search: ['name', 'company', 'email', 'type'],
  views: { all: 'true', agreed: 'not r.is_trial', trials: 'r.is_trial' },
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
      startsOn: 'startsOn',
      endsOn: 'endsOn',
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
  sql: 'r.ends_on between ?::date and ?::date',
  values: [inDays(from), inDays(until)],
})

const inDays = (days: number) => CalendarDay.today().plusDays(days).iso
