import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { sumUpSales } from '#statistics/actions/sum_up_sales'
import { soldBy } from '#statistics/queries/sold_by'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { stepsAndRecount } from '#tests/fixtures/statistics/months_and_years'
import { talliesAndRecount } from '#tests/fixtures/statistics/recount'

type Day = CalendarDay

const STATES = [
  'Registered',
  'Confirmed',
  'Processing',
  'Completed',
  'Failed',
  'Rejected',
  'Archived',
]

/** What may happen to the nth of the orders. */
const change = fc.oneof(
  fc.record({
    what: fc.constant('state' as const),
    nth: fc.nat(4),
    to: fc.constantFrom(...STATES),
  }),
  fc.record({ what: fc.constant('amounts' as const), nth: fc.nat(4), cents: fc.nat(90_000) }),
  fc.record({
    what: fc.constant('moved' as const),
    nth: fc.nat(4),
    days: fc.integer({ min: -40, max: 0 }),
  }),
  fc.record({
    what: fc.constant('way' as const),
    nth: fc.nat(4),
    to: fc.constantFrom('Card', 'Quota'),
  }),
  fc.record({
    what: fc.constant('refund' as const),
    nth: fc.nat(4),
    cents: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({ what: fc.constant('refunded' as const), nth: fc.nat(4) }),
  fc.record({ what: fc.constant('item' as const), nth: fc.nat(4), cents: fc.nat(5_000) }),
  fc.record({ what: fc.constant('item gone' as const), nth: fc.nat(4) }),
  fc.record({ what: fc.constant('seen' as const), nth: fc.nat(4) }),
  fc.record({ what: fc.constant('summed up' as const), nth: fc.nat(4) })
)
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

async function happen(number: number, to: Change): Promise<unknown> {
  const of = (sql: string, ...values: unknown[]) => rows(null, sql, [...values, number])
  switch (to.what) {
    case 'state':
      return of('update orders set state = ? where number = ?', to.to)
    case 'amounts':
      return of(
        `update orders set subtotal_cents = v.cents, net_cents = v.cents + fee_cents - discount_cents,
                vat_cents = round((v.cents + fee_cents - discount_cents) * vat_percent / 100),
                gross_cents = v.cents + fee_cents - discount_cents
                  + round((v.cents + fee_cents - discount_cents) * vat_percent / 100)
           from (values (?::bigint)) as v (cents) where number = ?`,
        to.cents
      )
    case 'moved':
      return of(
        `update orders set created_at = now() + ? * interval '1 day' where number = ?`,
        to.days
      )
    case 'way':
      return of('update orders set payment_method = ? where number = ?', to.to)
    case 'refund':
      return of(
        `insert into refunds (way, amount_cents, state, reason, idempotency_key, asked_by, order_number)
         values ('BankTransfer', ?, 'Pending', 'too much', gen_random_uuid()::text, 'me', ?)`,
        to.cents
      )
    case 'refunded':
      return of(`update refunds set state = 'Done', booked_on = now()::date where order_number = ?`)
    case 'item':
      return of(
        `update order_items set price_cents = ? where order_id = (select id from orders where number = ?)`,
        to.cents
      )
    case 'item gone':
      return of(
        `delete from order_items where position = 2
            and order_id = (select id from orders where number = ?)`
      )
    case 'seen':
      return of('update orders set updated_at = now() where number = ?')
    case 'summed up':
      return sumUpSales()
  }
}

test.group('Statistics | kept sums', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whatever happens to orders, items and refunds, they equal a recount', async ({
    assert,
  }) => {
    const orders = [
      await givenOrder({ products: ['Cash Market Trades', 'FX Spot'] }),
      await givenOrder({ paymentMethod: 'Card', createdAt: '2026-03-28T23:30:00Z' }),
      await givenOrder({ state: 'Completed', cents: 81_234 }),
      await givenOrder({ type: 'INTERNAL', createdAt: '2026-10-25T22:30:00Z' }),
      await givenOrder({ state: 'Archived', products: ['FX Spot'] }),
    ]
    const agree = async () => {
      const { kept, counted } = await talliesAndRecount()
      assert.deepEqual(kept, counted)
      const steps = await stepsAndRecount()
      assert.deepEqual(steps.kept, steps.counted)
    }
    await agree()
    const { kept } = await talliesAndRecount()
    assert.isAbove(kept.length, 5)
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (changes) => {
        for (const one of changes) await happen(orders[one.nth]!, one)
        await agree()
      }),
      { numRuns: 40 }
    )
    await sumUpSales()
    await agree()
  }).timeout(120_000)

  test('over years each user and product has the sums of its days', async ({ assert }) => {
    for (const createdAt of [
      '2017-03-15T10:00:00Z',
      '2019-12-31T23:30:00Z',
      '2026-10-02T10:00:00Z',
    ]) {
      await givenOrder({ createdAt, products: ['Cash Market Trades', 'FX Spot'] })
    }
    const spans = ['2017-03-16 2026-10-01', '2017-03-14 2026-10-02', '2019-12-20 2020-02-10']
    for (const span of spans) {
      const [from, to] = span.split(' ').map((day) => CalendarDay.parse(day)!) as [Day, Day]
      const asked = {
        from,
        to,
        states: [],
        types: [],
        payments: [],
        users: [],
        comparison: 'none' as const,
      }
      for (const what of ['user', 'product'] as const) {
        const { sql, values } = soldBy(what, asked)
        const found = await rows<{ id: number; items: number }>(null, `${sql} order by id`, values)
        const days = await rows(
          null,
          `select ${what}_id as id, sum(items)::bigint as items from ${what}_sales_tallies s
            where day between ? and ? and state in ('Registered', 'Confirmed', 'Processing', 'Completed')
            group by 1 having sum(items) <> 0 order by 1`,
          [from.iso, to.iso]
        )
        assert.isNotEmpty(found)
        assert.deepEqual(
          found.map(({ id, items }) => ({ id, items })),
          days
        )
      }
    }
  })
})
