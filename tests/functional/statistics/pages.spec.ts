import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { TAB_NAMES } from '#statistics/http/tabs'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { emptyOrders } from '#tests/fixtures/orders/checkout'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenCreditNote } from '#tests/fixtures/statistics/given_credit_note'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'

const MARCH = 'from=2026-03-01&to=2026-03-31'

const COMPLETED_REPORT = `
  insert into reports (user_id, product_id, day, state, locale, licensee, unit_price_cents,
    price_cents, discount_cents, requested_by, created_at, completed_at)
  values (:user, :product, '2026-02-27', 'Completed', 'en', 'Elbquant', :cents, :cents, 0, 'them',
    :at, :at)`

type Refused = { problems: Record<string, string>; hasExport: boolean }

type Reported = {
  figures: { value: number }[]
  chart: { bars: { values: number[] }[] }
  rows: { netCents: number }[]
}

/** An order of a customer, one that staff placed for a customer, and one of staff themselves. */
async function givenOneOffs(staffId: number) {
  const own = await givenOrder({ createdAt: '2026-03-02T10:00:00Z' })
  const behalf = await givenOrder({ createdAt: '2026-03-03T10:00:00Z' })
  const staffs = await givenOrder({ createdAt: '2026-03-04T10:00:00Z' })
  await rows(null, 'update orders set by_admin = true where number = ?', [behalf])
  await rows(null, 'update orders set user_id = ? where number = ?', [staffId, staffs])
  return { own, behalf, staffs }
}

// An export reads on a connection of its own, so nothing wraps this.
test.group('Statistics | one-offs as CSV', (group) => {
  group.each.teardown(emptyOrders)

  test('say who placed them as Yes, No or N/A', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    await givenOneOffs(admin.id)
    const csv = await client.get(`/admin/stats/one-offs/export?${MARCH}`).loginAs(admin)
    const [, ...lines] = csv.text().split('\r\n').filter(Boolean)
    assert.deepEqual(
      lines.map((line) => line.split(';').at(-1)),
      ['N/A', 'Yes', 'No']
    )
  })

  test('days are YYYYMMDD of the shop, and what is so or not is said in words', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    await givenOrder({ createdAt: '2026-03-31T21:59:59Z' })
    const cellsOf = async (tab: string) => {
      const csv = await client.get(`/admin/stats/${tab}/export?${MARCH}`).loginAs(admin)
      return csv.text().split('\r\n')[1]!.split(';')
    }
    const [created, , , archived] = await cellsOf('one-offs')
    assert.deepEqual([created, archived], ['20260331', 'No'])
    assert.equal((await cellsOf('sales'))[0], '20260331')
  })
})

test.group('Statistics | pages of staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await rows(null, 'delete from conversion_counts')))

  test('{name} is shown for a month, exported, and says when nothing is there')
    .with(TAB_NAMES.map((name) => ({ name })))
    .run(async ({ assert, client }, { name }) => {
      const admin = await createStaff('admin')
      const page = await client.get(`/admin/stats/${name}?${MARCH}`).loginAs(admin).withInertia()
      page.assertStatus(200)
      const { from, to, rows: found, figures } = page.inertiaProps as Record<string, unknown>
      assert.deepEqual([from, to, found], ['2026-03-01', '2026-03-31', []])
      assert.isNotEmpty(figures)
      const csv = await client.get(`/admin/stats/${name}/export?${MARCH}`).loginAs(admin)
      csv.assertStatus(200)
      csv.assertHeader('content-type', 'text/csv; charset=utf-8')
    })

  test('the statistics open with subscribers, the fifth tab, and keep what is asked', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const answer = await client.get(`/admin/stats?${MARCH}`).loginAs(admin).redirects(0)
    answer.assertStatus(302)
    answer.assertHeader('location', `/admin/stats/subscribers?${MARCH}`)
    assert.equal(TAB_NAMES.indexOf('subscribers'), 4)
  })

  test('who placed an order is said as Yes, No or N/A', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const { own, behalf, staffs } = await givenOneOffs(admin.id)
    const page = await client.get(`/admin/stats/one-offs?${MARCH}`).loginAs(admin).withInertia()
    const { rows: shown } = page.inertiaProps as { rows: { id: number; byAdmin: unknown }[] }
    assert.deepEqual(
      shown.map(({ id, byAdmin }) => [id, byAdmin]),
      [
        [staffs, null],
        [behalf, true],
        [own, false],
      ]
    )
  })

  test('figures and days agree with the orders to the cent', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    await givenOrder({ cents: 40_001, createdAt: '2026-03-02T10:00:00Z' })
    await givenOrder({ cents: 50_000, createdAt: '2026-03-02T22:59:59Z', state: 'Archived' })
    const last = await givenOrder({ cents: 60_000, createdAt: '2026-03-31T21:59:59Z' })
    await givenOrder({ cents: 70_000, createdAt: '2026-03-31T22:00:00Z' })
    await givenOrder({ cents: 80_000, createdAt: '2026-03-05T10:00:00Z', state: 'Failed' })
    await rows(
      null,
      `insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, booked_on, asked_by)
       values (?, 'BankTransfer', 1234, 'Done', 'too much', 'key', '2026-05-01', 'me')`,
      [last]
    )
    await givenCreditNote({ order: last, cents: 4_320, roundingCents: 1 })
    const shown = async (more = '') => {
      const page = await client
        .get(`/admin/stats/sales?${MARCH}${more}`)
        .loginAs(admin)
        .withInertia()
      return page.inertiaProps as {
        figures: { id: string; value: number }[]
        rows: { day: string; netCents: number }[]
      }
    }
    const { figures, rows: days } = await shown('&state=Registered')
    assert.deepEqual(Object.fromEntries(figures.map(({ id, value }) => [id, value])), {
      orders: 2,
      net: 100_001,
      gross: 119_001,
      credited: 4_321,
      standing: 114_680,
      refunded: 1_234,
      left: 117_767,
    })
    assert.deepEqual(
      days.map(({ day, netCents }) => [day, netCents]),
      [
        ['2026-03-31', 60_000],
        ['2026-03-02', 40_001],
      ]
    )
    const failed = await shown('&state=Failed')
    assert.equal(failed.figures[0]!.value, 1)
    const archived = await shown('&state=Rejected')
    assert.equal(archived.figures[0]!.value, 1, 'archived before it was paid')
  })

  test('{compare}: figures and bars of each tab stand beside {before}')
    .with([
      { compare: 'before', before: 1, cents: 20_000 },
      { compare: 'year', before: 2, cents: 70_000 },
    ])
    .run(async ({ assert, client }, { compare, before, cents }) => {
      const admin = await createStaff('admin')
      await givenOrder({ cents: 10_000, createdAt: '2026-03-02T10:00:00Z' })
      await givenOrder({ cents: 20_000, createdAt: '2026-02-01T10:00:00Z' })
      await givenOrder({ cents: 30_000, createdAt: '2025-03-04T10:00:00Z' })
      await givenOrder({ cents: 40_000, createdAt: '2025-03-04T12:00:00Z' })
      const shown = async (tab: string) => {
        const page = await client
          .get(`/admin/stats/${tab}?${MARCH}&compare=${compare}`)
          .loginAs(admin)
          .withInertia()
        return page.inertiaProps as {
          figures: { id: string; before: number }[]
          chart: { bars: { before: number }[] }
        }
      }
      for (const tab of ['sales', 'sales-by-user', 'one-offs']) {
        const { figures, chart } = await shown(tab)
        const of = (id: string) => figures.find((one) => one.id === id)!.before
        assert.deepEqual([of('orders'), of('net')], [before, cents], tab)
        const sum = chart.bars.reduce((all, bar) => all + bar.before, 0)
        if (tab !== 'sales-by-user') assert.equal(sum, cents, `${tab}, bars`)
      }
    })

  test('without a comparison nothing stands beside', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    for (const tab of TAB_NAMES) {
      const page = await client
        .get(`/admin/stats/${tab}?${MARCH}&compare=none`)
        .loginAs(admin)
        .withInertia()
      const { figures, comparison } = page.inertiaProps as {
        figures: { before?: number }[]
        comparison: { kind: string }
      }
      assert.isTrue(figures.every(({ before }) => before === undefined))
      assert.equal(comparison.kind, 'none')
    }
  })

  test('in {language} it is said what refunds are, and on which day they count')
    .with([
      {
        language: 'en',
        says: 'Refunds are money that went back to customers; they count on the day',
      },
      {
        language: 'de',
        says: 'Erstattungen sind Geld, das an Kunden zurückging; auch sie zählen am',
      },
    ])
    .run(async ({ assert, client }, { language, says }) => {
      const admin = await createStaff('admin')
      const sales = client.get('/admin/stats/sales').loginAs(admin)
      const page = await sales.header('accept-language', language).accept('html')
      assert.include(readAsWritten(page.text()), says)
    })

  test('a filter that was not understood is named, and one that a tab does not have is not', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const ignored = async (address: string) => {
      const page = await client.get(`/admin/stats/${address}`).loginAs(admin).withInertia()
      page.assertStatus(200)
      return (page.inertiaProps as unknown as { ignored: string[] }).ignored
    }
    assert.deepEqual(await ignored('sales?state=Bogus&payment=Card&compare=never'), [
      'state',
      'compare',
    ])
    assert.deepEqual(await ignored('sales?state=Completed,Bogus'), ['state'])
    assert.deepEqual(await ignored(`sales?${MARCH}&state=Completed&search=x`), [])
    assert.deepEqual(await ignored('new-users?state=Completed'), [])
  })

  test('{query}: {field} says why, the usual month is shown, and nothing is exported')
    .with([
      { query: 'from=2026-02-31&to=2026-03-31', field: 'from' },
      { query: 'from=2026-03-31&to=2026-03-01', field: 'to' },
      { query: 'from=1900-01-01&to=2026-03-01', field: 'from' },
      { query: 'from=2026-03-01&to=soon', field: 'to' },
      { query: 'from=1000-01-01&to=1000-01-31', field: 'from', more: ['to'] },
      { query: 'from=2026-03-01&to=9999-12-31', field: 'to' },
      { query: 'from=%ED%A0%80&to=2026-03-01', field: 'from' },
    ])
    .run(async ({ assert, client }, { query, field, more = [] }) => {
      const admin = await createStaff('admin')
      const page = await client.get(`/admin/stats/sales?${query}`).loginAs(admin).withInertia()
      page.assertStatus(200)
      const { problems, hasExport } = page.inertiaProps as unknown as Refused
      assert.deepEqual(Object.keys(problems), [field, ...more])
      assert.match(problems[field]!, /\.$/)
      assert.isFalse(hasExport)
      const asked = () =>
        client.get(`/admin/stats/sales/export?${query}`).loginAs(admin).redirects(0)
      const csv = await asked().accept('html')
      csv.assertStatus(302)
      assert.match(String(csv.header('location')), /^\/admin\/stats\/sales\?from=/)
      const told = await asked().accept('json')
      told.assertStatus(422)
      assert.equal(told.body().errors[0].field, field)
    })

  test('reports of internal and external users are told apart', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    await givenReferenceData()
    const { id } = await givenProduct('REPORTED')
    const at = '2026-03-10T10:00:00Z'
    for (const [user, cents] of [[admin, 100] as const, [await createCustomer(), 2_000] as const]) {
      await rows(null, COMPLETED_REPORT, { user: user.id, product: id, cents, at })
    }
    const shown = async (users: string) => {
      const address = `/admin/stats/reports?${MARCH}&users=${users}`
      const page = await client.get(address).loginAs(admin).withInertia()
      const { figures, chart, rows: found } = page.inertiaProps as unknown as Reported
      const bars = chart.bars.reduce((sum, { values }) => sum + values[0]!, 0)
      return [figures[0]!.value, bars, ...found.map(({ netCents }) => netCents)]
    }
    assert.deepEqual(await shown('Internal'), [100, 100, 100])
    assert.deepEqual(await shown('External'), [2_000, 2_000, 2_000])
    assert.deepEqual((await shown('')).slice(0, 2), [2_100, 2_100])
  })

  test('new users and who ordered are told apart', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const customer = await createCustomer()
    await rows(null, `update users set created_at = '2026-03-07T12:00:00Z' where id = ?`, [
      customer.id,
    ])
    const page = await client.get(`/admin/stats/new-users?${MARCH}`).loginAs(admin).withInertia()
    const { figures, chart } = page.inertiaProps as {
      figures: { id: string; value: number }[]
      chart: { bars: { id: string; values: number[] }[] }
    }
    assert.deepEqual(
      figures.map(({ id, value }) => [id, value]),
      [
        ['all', 1],
        ['external', 1],
        ['internal', 0],
      ]
    )
    assert.deepEqual(chart.bars.find(({ id }) => id === '2026-03-07')!.values, [1, 0])
    assert.lengthOf(chart.bars, 31)
  })
})
