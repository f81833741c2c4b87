import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const MARCH = 'from=2026-03-01&to=2026-03-31'

/** How often everything happened on a day of March, of the 31 days before it, and of March the year before. */
const DAYS = { '2026-03-10': 1, '2026-01-29': 2, '2025-03-31': 3 }

const REPORT = `
  insert into reports (user_id, product_id, day, state, locale, licensee, unit_price_cents,
    price_cents, discount_cents, requested_by, created_at, completed_at)
  values (:user, :product, :day, 'Completed', 'en', 'Elbquant', 100, 100, 0, 'them', :at, :at)`

/** An order of a product, a report, a new user, a subscriber, and a price that was asked for. */
async function givenOneOfEach(iso: string, { product, type }: { product: number; type: number }) {
  const at = `${iso}T12:00:00Z`
  const number = await givenOrder({ createdAt: at })
  await rows(
    null,
    `update order_items set product_id = ?
      where order_id = (select id from orders where number = ?)`,
    [product, number]
  )
  const { id: user } = await createCustomer()
  await rows(null, 'update users set created_at = ? where id = ?', [at, user])
  await rows(null, REPORT, { user, product, day: iso, at })
  const day = CalendarDay.parse(iso)!
  await givenSubscription(type, user, {
    ...{ isUnrestricted: false, visible: ALWAYS },
    ranges: [{ days: { from: day, until: day }, visible: ALWAYS }],
  })
  await rows(null, `insert into conversion_counts values ('day', ?, ?, 1, 0, 0)`, [iso, product])
}

type Shown = {
  figures: { id: string; value: number; before: number }[]
  chart: { bars: { id: string; values: number[]; before: number }[] }
}

test.group('Statistics | tabs beside other days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from conversion_counts')
    await givenReferenceData()
    const product = (await givenProduct('COMPARED')).id
    const type = await givenType({ productIds: [product] })
    for (const [day, times] of Object.entries(DAYS)) {
      for (let n = 0; n < times; n++) await givenOneOfEach(day, { product, type })
    }
  })

  test('{tab}, {compare}: its figure and its bars were {before} times as much')
    .with(
      [
        { tab: 'sales-by-product', figure: 'price', one: 40_000 },
        { tab: 'new-users', figure: 'all', one: 1 },
        { tab: 'subscribers', figure: 'subscriptions', one: 1 },
        { tab: 'reports', figure: 'net', one: 100 },
        { tab: 'conversion', figure: 'asked', one: 1 },
      ].flatMap((tab) => [
        { ...tab, compare: 'before', before: 2 },
        { ...tab, compare: 'year', before: 3 },
      ])
    )
    .run(async ({ assert, client }, { tab, figure, one, compare, before }) => {
      const page = await client
        .get(`/admin/stats/${tab}?${MARCH}&compare=${compare}`)
        .loginAs(await createStaff('admin'))
        .withInertia()
      const { figures, chart } = page.inertiaProps as unknown as Shown
      const { value, before: then } = figures.find(({ id }) => id === figure)!
      assert.deepEqual([value, then], [one, before * one])
      const bars = chart.bars.filter(({ id }) => tab !== 'conversion' || id === figure)
      const sum = (of: (bar: (typeof bars)[number]) => number) =>
        bars.reduce((all, bar) => all + of(bar), 0)
      assert.equal(
        sum(({ values }) => values.reduce((all, cents) => all + cents, 0)),
        one
      )
      assert.equal(
        sum((bar) => bar.before),
        before * one
      )
    })
})
