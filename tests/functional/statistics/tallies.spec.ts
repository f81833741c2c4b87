import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import fc from 'fast-check'
import { createStaff } from '#database/factories/identity/people'
import { erasePerson } from '#identity/actions/erasure/erase_person'
import { requestDeletion } from '#identity/actions/erasure/request_deletion'
import User from '#identity/models/user'
import { moveOrders } from '#orders/actions/move_orders'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
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
  fc.record({ what: fc.constant('merged' as const), nth: fc.nat(4), into: fc.nat(4) }),
  fc.record({ what: fc.constant('seen' as const), nth: fc.nat(4) }),
  fc.record({ what: fc.constant('summed up' as const), nth: fc.nat(4) })
)
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

async function happen(orders: readonly number[], to: Change): Promise<unknown> {
  const number = orders[to.nth]!
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
    case 'merged':
      return transaction(async (trx) => {
        const [from, into] = [await ownerOf(number), await ownerOf(orders[to.into]!)]
        await moveOrders(trx, { from, into })
      })
    case 'seen':
      return of('update orders set updated_at = now() where number = ?')
    case 'summed up':
      return sumUpSales()
  }
}

async function ownerOf(number: number): Promise<number> {
  const [order] = await rows<{ id: number }>(
    null,
    'select user_id as id from orders where number = ?',
    [number]
  )
  return order!.id
}

const agree = async (assert: Assert) => {
  const { kept, counted } = await talliesAndRecount()
  assert.deepEqual(kept, counted)
  const steps = await stepsAndRecount()
  assert.deepEqual(steps.kept, steps.counted)
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
    await agree(assert)
    const { kept } = await talliesAndRecount()
    assert.isAbove(kept.length, 5)
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (changes) => {
        for (const one of changes) await happen(orders, one)
        await agree(assert)
      }),
      { numRuns: 40 }
    )
    await sumUpSales()
    await agree(assert)
  }).timeout(120_000)

  test('what a deleted user ordered counts on, as that of a person nobody knows', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder({ state: 'Completed', createdAt: '2026-03-02T10:00:00Z' })
    const user = await User.findOrFail(await ownerOf(number))
    await requestDeletion(user, 'We close.')
    const [request] = await rows<{ id: number }>(
      null,
      'select id from account_deletion_requests where user_id = ?',
      [user.id]
    )
    const erased = await erasePerson({ requestId: request!.id, actor: SYSTEM_ACTOR })
    assert.isTrue(erased.ok)
    await agree(assert)
    const page = await client
      .get('/admin/stats/sales-by-user?from=2026-03-01&to=2026-03-31')
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { rows: shown } = page.inertiaProps as {
      rows: { id: number; email: string; netCents: number }[]
    }
    assert.deepInclude(
      shown.map(({ id, netCents }) => ({ id, netCents })),
      { id: user.id, netCents: 40_000 }
    )
    assert.notInclude(JSON.stringify(shown), user.email)
  })

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
