import { datedFile, dayNumber, daysFrom, daysUntil, defineList } from '#shared/lists'
import { HORIZONS } from '#statistics/domain/expiring'
import { COMPANY, EXPIRING, YEAR_CENTS } from '#statistics/queries/expiring/expiring_sql'
import type { Expiring } from '#statistics/queries/expiring/year_prices'

export type ListedExpiring = {
  id: number
  endsOn: string
  typeId: number
  type: string
  userId: number
  name: string
  email: string
  company: string
  isTrial: boolean
  yearCents: number
}

/** Subscriptions that end within some days and are not renewed, with what a year of each costs. */
export const expiringList = defineList<ListedExpiring, Expiring>()({
  columns: {
    id: 's.id',
    endsOn: 's.last_day',
    typeId: 't.id',
    type: 't.name',
    userId: 'u.id',
    name: `u.first_name || ' ' || u.last_name`,
    email: 'u.email',
    company: COMPANY,
    isTrial: 's.ends_as_trial',
    yearCents: `${YEAR_CENTS}::bigint`,
  },
  from: EXPIRING,
  where: 's.last_day is not null',
  sums: ({ prices }) => ({
    sql: 'select * from unnest(?::int[], ?::bigint[]) as price (type_id, cents)',
    values: [prices.typeIds, prices.cents],
  }),
  within: ({ from, to }) => ({
    sql: 's.last_day between ?::date and ?::date',
    values: [from.iso, to.iso],
  }),
  sort: {
    endsOn: 'endsOn',
    type: { lower: 'type' },
    company: { lower: 'company' },
    value: 'yearCents',
  },
  usual: { by: 'endsOn', direction: 'asc', limit: 50 },
  mostRows: 1_000,
  tieBreaker: 's.id',
  search: ['type', 'name', 'company', 'email'],
  views: { all: 'true', agreed: 'not s.ends_as_trial', trials: 's.ends_as_trial' },
  filters: {
    within: { condition: () => ({ sql: 'true', values: [] }), values: HORIZONS },
    from: daysFrom('s.last_day'),
    to: daysUntil('s.last_day'),
  },
  csv: {
    fileName: () => datedFile('webshop_subscriptions_expiring'),
    heads: 'statistics.expiring.list.columns',
    columns: {
      endsOn: ({ endsOn }) => dayNumber(endsOn),
      type: 'type',
      name: 'name',
      email: 'email',
      company: 'company',
      trial: 'isTrial',
      value_eur: ({ yearCents }) => yearCents / 100,
    },
  },
})
