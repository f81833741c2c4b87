import { rows } from '#shared/database'
import { keptReading, type Measure } from '#shared/measuring'

type Open = { state: string; count: number; cents: number }

const open = keptReading(() =>
  rows<Open>(
    null,
    `select state, count(*) as count, sum(gross_cents)::float8 as cents from orders
      where state in ('Registered', 'Confirmed', 'Processing') group by state`
  )
)

const orders: Measure = {
  name: 'orders_open',
  help: 'Orders that are not finished, by state.',
  read: async () => (await open()).map(({ state, count }) => ({ labels: { state }, value: count })),
}

const worth: Measure = {
  name: 'orders_open_euros',
  help: 'What they are worth, gross.',
  read: async () =>
    (await open()).map(({ state, cents }) => ({ labels: { state }, value: cents / 100 })),
}

const placed: Measure = {
  name: 'orders_placed_today',
  help: 'Orders that were placed since the day of the shop began.',
  read: keptReading(() =>
    rows<{ value: number }>(
      null,
      `select count(*) as value from orders
        where state not in ('New', 'Locked') and created_at >= shop_day_begins(shop_today())`
    )
  ),
}

const quota: Measure = {
  name: 'quota_left_euros',
  help: 'What is left of the order quota that is in force today; nothing where none is.',
  read: keptReading(() =>
    rows<{ value: number }>(
      null,
      `select (total_cents - used_cents)::float8 / 100 as value from quotas
        where shop_today() between date_from and date_to`
    )
  ),
}

export default [orders, worth, placed, quota]
