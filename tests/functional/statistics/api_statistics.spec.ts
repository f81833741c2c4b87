import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenCreditNote } from '#tests/fixtures/statistics/given_credit_note'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const STATS = '/api/v1/stats'

/** A product of which something was sold on a day. */
async function givenSold(code: string, day: string): Promise<void> {
  const { id } = await givenProduct(code)
  await rows(
    null,
    `insert into product_sales_tallies
       (day, state, type, payment_method, is_internal, product_id, items, days, price_cents)
     values (?, 'Completed', 'B2B', 'BankTransfer', false, ?, 1, 5, 40000)`,
    [day, id]
  )
}

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
    assert.containsSubset(days, [{ date: 20260302, totalSale: 400, noTransactions: 1 }])
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
        ...{ date: 20260302, noTransactions: 1, totalSale: 400, totalVat: 76 },
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

  test('{call} are read to their end by `next`, each row once, and by nobody else’s')
    .with([
      { call: 'sales', least: 3 },
      { call: 'sales-by-user', least: 4 },
      { call: 'sales-by-product', least: 4 },
      { call: 'one-offs', least: 4 },
      { call: 'new-users', least: 4 },
      { call: 'subscribers', least: 2 },
      { call: 'conversion', least: 4 },
    ])
    .run(async ({ assert, client }, { call, least }) => {
      const admin = await createStaff('admin')
      await givenReferenceData()
      for (const [at, day] of ['02', '03', '03', '05'].entries()) {
        await givenOrder({ createdAt: `2026-03-${day}T10:00:00Z` })
        await givenSold(`walked_${at}`, `2026-03-${day}`)
      }
      const type = await givenType()
      for (const { id } of [await createCustomer(), await createCustomer()]) {
        await givenSubscription(type, id, { isUnrestricted: true, visible: ALWAYS, ranges: [] })
      }
      const days = call === 'new-users' ? '' : 'from=20260301&to=20260331&'
      const ask = async (query: string) =>
        (await client.get(`${STATS}/${call}?${days}${query}`).loginAs(admin)).body()
      const all = (await ask('limit=100')).data
      assert.isNull(all.next)
      assert.isAtLeast(all.totalCount, least)
      const seen: unknown[] = []
      let { data } = await ask('limit=1')
      seen.push(...data.rows)
      const first = data.next as string | null
      while (data.next !== null) {
        data = (await ask(`limit=1&cursor=${encodeURIComponent(data.next)}`)).data
        seen.push(...data.rows)
      }
      assert.deepEqual(seen, all.rows)
      if (first === null) return
      const cursor = `cursor=${encodeURIComponent(first)}`
      const fieldsOf = (answer: { errors: { field: string }[] }) =>
        answer.errors.map(({ field }) => field)
      assert.deepEqual(fieldsOf(await ask(`${cursor}&page=2`)), ['page'])
      assert.deepEqual(fieldsOf(await ask('cursor=nonsense')), ['cursor'])
      const other = client.get(`${STATS}/${call}?from=20260302&to=20260331&${cursor}`)
      assert.deepEqual(fieldsOf((await other.loginAs(admin)).body()), ['cursor'])
    })

  test('subscribers are told by their subscriptions, and each has its number of users', async ({
    assert,
    client,
  }) => {
    const type = await givenType({ name: 'Told by name' })
    const [one, other] = [await createCustomer(), await createCustomer()]
    for (const { id } of [one, other]) {
      await givenSubscription(type, id, { isUnrestricted: true, visible: ALWAYS, ranges: [] })
    }
    const answer = await client
      .get(`${STATS}/subscribers?from=20260301&to=20260331&limit=100`)
      .loginAs(await createStaff('admin'))
    answer.assertStatus(200)
    const { rows: found, summary } = answer.body().data
    const ofType = (row: { subscriptionName: string }) => row.subscriptionName === 'Told by name'
    const [row, ...more] = found.filter(ofType)
    assert.lengthOf(more, 1)
    assert.onlyProperties(row, [
      ...['productCategory', 'subscriptionName', 'userId', 'email', 'company', 'bpId', 'bpName'],
      ...['rangeType', 'startDate', 'endDate', 'trial', 'salesTrial'],
    ])
    assert.sameMembers(
      [row, ...more].map(({ userId }) => userId),
      [one.id, other.id]
    )
    assert.deepEqual(summary.subscriptions.find(ofType), {
      ...{ subscriptionName: 'Told by name', userNumber: 2 },
    })
    assert.isAtLeast(summary.totalSubscriptions, 2)
  })

  test('products are told by code, day, sum, mean and days', async ({ assert, client }) => {
    await givenReferenceData()
    await givenSold('told', '2026-03-02')
    const answer = await client
      .get(`${STATS}/sales-by-product?from=20260301&to=20260331&limit=100`)
      .loginAs(await createStaff('admin'))
    answer.assertStatus(200)
    const found = answer.body().data.rows as Record<string, unknown>[]
    assert.lengthOf(found, 1)
    assert.containsSubset(found[0], {
      ...{ productType: 'told', date: 20260302, totalSale: 400, avgSale: 400, totalDays: 5 },
    })
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
