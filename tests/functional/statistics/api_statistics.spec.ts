import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenCreditNote } from '#tests/fixtures/statistics/given_credit_note'

const STATS = '/api/v1/stats'

test.group('HTTP API | statistics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('one-offs answer rows and their sums', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const number = await givenOrder({ cents: 40_000, createdAt: '2026-03-02T10:00:00Z' })
    const answer = await client
      .get(`${STATS}/one-offs?from=20260301&to=20260331&orderStateFilter=Registered,Completed`)
      .loginAs(admin)
    answer.assertStatus(200)
    const { rows: found, summary, totalCount } = answer.body().data
    assert.equal(totalCount, 1)
    assert.containsSubset(found, [{ orderId: number, price: 400, orderItems: 1, byAdmin: false }])
    assert.deepEqual(summary, { totalSale: 400, noOrders: 1, uniqueUsers: 1 })
  })

  test('by user and by product each day has its row', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    await givenOrder({ cents: 40_000, createdAt: '2026-03-02T10:00:00Z' })
    const byUser = await client
      .get(`${STATS}/sales-by-user?from=20260301&to=20260331`)
      .loginAs(admin)
    const { rows: days, summary } = byUser.body().data
    assert.containsSubset(days, [{ date: '2026-03-02', totalSale: 400, noTransactions: 1 }])
    assert.containsSubset(summary, [{ salesNumber: 1, totalSales: 400 }])
  })

  test('sales of a day are told net, with VAT, credited, refunded and less either', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const number = await givenOrder({ cents: 40_000, createdAt: '2026-03-02T10:00:00Z' })
    await rows(
      null,
      `insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, booked_on, asked_by)
       values (?, 'BankTransfer', 7650, 'Done', 'too much', 'key', '2026-05-01', 'me')`,
      [number]
    )
    await givenCreditNote({ order: number, cents: 5_000 })
    const sales = await client.get(`${STATS}/sales?from=20260301&to=20260331`).loginAs(admin)
    assert.containsSubset(sales.body().data.rows, [
      {
        ...{ date: '2026-03-02', noTransactions: 1, totalSale: 400, totalVat: 76 },
        ...{ totalGross: 476, refunded: 76.5, totalLessRefunds: 399.5 },
        ...{ credited: 50, totalLessCreditNotes: 426 },
      },
    ])
  })

  test('what is left empty is as if it was not sent', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const number = await givenOrder({ cents: 40_000, createdAt: '2026-03-02T10:00:00Z' })
    const query = 'from=20260301&to=20260331&page=&limit=&orderStateFilter='
    const answer = await client.get(`${STATS}/one-offs?${query}`).loginAs(admin)
    answer.assertStatus(200)
    const { rows: found, totalCount } = answer.body().data
    assert.deepEqual(
      [found.map((row: { orderId: number }) => row.orderId), totalCount],
      [[number], 1]
    )
  })

  test('with {query} an order of a customer is counted {times} times')
    .with([
      { query: 'internal=true', times: 0 },
      { query: 'internal=true&external=false', times: 0 },
      { query: 'external=true', times: 1 },
      { query: 'internal=true&external=true', times: 1 },
      { query: 'internal=false&external=false', times: 1 },
    ])
    .run(async ({ assert, client }, { query, times }) => {
      await givenOrder({ createdAt: '2026-03-02T10:00:00Z' })
      const answer = await client
        .get(`${STATS}/one-offs?from=20260301&to=20260331&${query}`)
        .loginAs(await createStaff('admin'))
      assert.equal(answer.body().data.totalCount, times)
    })

  test('{query} is refused at {field}')
    .with([
      { query: 'from=20260231', field: 'from' },
      { query: 'from=20260331&to=20260301', field: 'to' },
      { query: 'orderStateFilter=Archived', field: 'orderStateFilter' },
      { query: 'paymentMethodFilter=Cash', field: 'paymentMethodFilter' },
      { query: 'orderTypeFilter=b2b', field: 'orderTypeFilter' },
      { query: 'limit=1001', field: 'limit' },
      { query: 'page=0', field: 'page' },
      { query: 'until=20260301', field: 'until' },
    ])
    .run(async ({ assert, client }, { query, field }) => {
      const admin = await createStaff('admin')
      const answer = await client.get(`${STATS}/one-offs?${query}`).loginAs(admin)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    })
})
