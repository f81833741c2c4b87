import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { appUrl } from '#config/app'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows as sql } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { monthsBack } from '#shared/domain/months_back'
import { termsToday } from '#shared/terms_today'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { givenCompleted } from '#tests/fixtures/reports/given_completed'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'

type Row = Record<string, unknown> & { id: number; created: string }
type Caller = Awaited<ReturnType<typeof createCustomer>>

const REPORTS: string = '/api/v1/reports'
const STATISTICS = '/api/v1/stats/reports'
const WISH = { date: '20260918', isins: [{ isin: ELB }, { isin: '77' }] }
const ISINS = [
  { isin: ELB, isAvailable: true },
  { isin: '000000077', isAvailable: false },
]

const callsBy = (client: ApiClient, caller: Caller) => ({
  read: async <T>(path: string) =>
    ((await client.get(path).loginAs(caller)).body() as { data: T }).data,
  send: async (method: 'post' | 'put', path: string, body: object) => {
    const answer = await client[method](path).json(body).loginAs(caller).withCsrfToken()
    return (answer.body() as { data: Row }).data
  },
})

test.group('HTTP API | reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  let productId: number
  group.each.setup(async () => {
    productId = await givenReportProduct()
    await givenSnapshot(productId, '2026-09-18', [held(ELB)])
  })

  test('staff ask for a customer, discount it, and see it in the list and the statistics', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const staff = callsBy(client, admin)
    const asked = await staff.send('post', REPORTS, { ...WISH, userId: customer.id })
    const { id, created } = asked
    const row = {
      ...{ id, email: customer.email, date: 20_260_918, isins: ISINS, created },
      ...{ price: 125, discount: 0, totalPrice: 125, state: 'New', reportLink: null },
      ...{ termsVersion: termsToday().version, version: 1 },
    }
    assert.deepEqual(asked, row)

    await makeNextReport()
    const made = { state: 'Completed', reportLink: `${appUrl}/api/v1/reports/${id}/files/pdf` }
    const priced = { ...row, ...made, discount: 25.5, totalPrice: 99.5, version: 2 }
    assert.deepEqual(await staff.send('put', `${REPORTS}/${id}`, { discount: 25.5 }), priced)
    assert.deepEqual(await staff.read(REPORTS), { content: [priced], totalCount: 1, next: null })

    const { rows, summary } = await staff.read<{ rows: object[]; summary: object[] }>(STATISTICS)
    const { email } = customer
    assert.deepEqual(rows, [{ reportId: id, totalAmount: 99.5, created, email, bpId: null }])
    assert.deepEqual(summary, [{ totalAmount: 99.5, noReports: 1, bpId: null }])
  })

  test('statistics are read to their end by `next`, each report once', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const ids: number[] = []
    for (const day of ['03', '04', '04', '07']) {
      const at = `2026-03-${day}T10:00:00Z`
      ids.unshift(await givenCompleted(customer.id, productId, { at }))
    }
    type Told = { rows: { reportId: number }[]; totalCount: number; next: string | null }
    const ask = (query: string) =>
      callsBy(client, admin).read<Told>(`${STATISTICS}?from=20260301&to=20260331&${query}`)
    const seen: number[] = []
    let told = await ask('limit=3')
    seen.push(...told.rows.map(({ reportId }) => reportId))
    const first = encodeURIComponent(told.next!)
    assert.equal(told.totalCount, 4)
    await givenCompleted(customer.id, productId, { at: '2026-03-08T10:00:00Z' })
    while (told.next !== null) {
      told = await ask(`limit=3&cursor=${encodeURIComponent(told.next)}`)
      seen.push(...told.rows.map(({ reportId }) => reportId))
    }
    assert.deepEqual(seen, ids)
    assert.isNull((await ask('limit=5')).next)
    for (const query of [
      `cursor=${first}&page=1`,
      'cursor=nonsense',
      `internal=true&cursor=${first}`,
    ]) {
      const path = `${STATISTICS}?from=20260301&to=20260331&${query}`
      const refused = await client.get(path).loginAs(admin)
      refused.assertStatus(422)
    }
  })

  test('statistics are of a month unless days are sent, and tell staff from customers', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const first = monthsBack(CalendarDay.today(), 1)
    const before = first.plusDays(-1)
    const given = (userId: number, day: CalendarDay, priceCents: number) =>
      givenCompleted(userId, productId, { at: `${day.iso}T10:00:00Z`, priceCents })
    await given(customer.id, before, 100)
    await given(customer.id, first, 1_000)
    await given(admin.id, CalendarDay.today(), 20_000)
    const { read } = callsBy(client, admin)
    const amounts = async (query: string) => {
      const told = await read<{ rows: { totalAmount: number }[] }>(`${STATISTICS}?${query}`)
      return told.rows.map(({ totalAmount }) => totalAmount)
    }
    assert.deepEqual(await amounts(''), [200, 10])
    assert.deepEqual(await amounts(`from=${before.number}&external=true`), [10, 1])
    assert.deepEqual(await amounts('internal=true'), [200])
    assert.deepEqual(await amounts('internal=true&external=true'), [200, 10])
  })

  test('statistics come in pages, and say how many rows there are on all of them', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const at = `${CalendarDay.today().iso}T00:00:00Z`
    for (const priceCents of [100, 200, 300]) {
      await givenCompleted(id, productId, { at, priceCents })
    }
    const { read } = callsBy(client, await createStaff('admin'))
    const page = async (number: number) => {
      type Told = { rows: { totalAmount: number }[]; next: string | null }
      const { rows, next, ...all } = await read<Told>(`${STATISTICS}?limit=2&page=${number}`)
      assert.equal(next !== null, number === 1)
      assert.deepEqual(all as object, {
        totalCount: 3,
        summary: [{ totalAmount: 6, noReports: 3, bpId: null }],
      })
      return rows.map(({ totalAmount }) => totalAmount)
    }
    assert.deepEqual([await page(1), await page(2), await page(3)], [[3, 2], [1], []])
  })

  test('statistics refuse {query} at {field}')
    .with([
      { query: 'limit=10001', field: 'limit' },
      { query: 'page=0', field: 'page' },
      { query: 'from=20260231', field: 'from' },
      { query: 'from=20260331&to=20260301', field: 'to' },
      { query: 'internal=perhaps', field: 'internal' },
    ])
    .run(async ({ assert, client }, { query, field }) => {
      const path: string = `${STATISTICS}?${query}`
      const answer = await client.get(path).loginAs(await createStaff('admin'))
      answer.assertStatus(422)
      const { errors } = answer.body() as { errors: { field: string }[] }
      assert.equal(errors[0]!.field, field)
    })

  test('a customer gets the list, the months and the files of what was asked for', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const own = `${REPORTS}/by-user/${customer.id}`
    // The day as answers have it, a number.
    const wish = { ...WISH, date: 20_260_918 }
    const { id, created, ...asked } = await callsBy(client, admin).send('post', own, wish)
    assert.notProperty(asked, 'email')
    await makeNextReport()

    const { read } = callsBy(client, customer)
    const reportLink = `${appUrl}/api/v1/reports/${id}/files/pdf`
    const row = { ...asked, id, created, state: 'Completed', reportLink }
    assert.deepEqual(await read(own), { content: [row], totalCount: 1, next: null })
    const months = await read<{ content: { month: string }[] }>(`${own}/monthlySummary`)
    assert.match(months.content[0]!.month, /^\d{4}-\d{2}$/)
    const cost = { price: 125, discount: 0, totalPrice: 125 }
    assert.containsSubset(months.content, [
      { totalAmount: 125, reports: [{ id, created, ...cost, reportLink, isReportVisible: true }] },
    ])
    const file = await client.get(`${REPORTS}/${id}/files/pdf`).loginAs(customer)
    file.assertStatus(200)
    file.assertHeader('content-type', 'application/pdf')
    const stranger = await createCustomer()
    for (const path of [`${REPORTS}/${id}/files/pdf`, `${REPORTS}/${id}`]) {
      const refused = await client.get(path).loginAs(stranger)
      refused.assertStatus(404)
    }
  })

  test('a program waits until its report is made, and is told where each file is', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const own = `${REPORTS}/by-user/${customer.id}`
    const asked = await callsBy(client, admin).send('post', own, WISH)
    const { read } = callsBy(client, customer)
    const path = `${REPORTS}/${asked.id}`
    assert.deepEqual(await read(path), { ...asked, files: [], version: 1 })
    assert.include(await read(`${path}?wait=1`), { state: 'New' })

    const began = performance.now()
    const waiting = read<Row & { files: { kind: string; bytes: number; link: string }[] }>(
      `${path}?wait=60`
    )
    await makeNextReport()
    const { state, files } = await waiting
    assert.isBelow(performance.now() - began, 30_000)
    assert.equal(state, 'Completed')
    assert.deepEqual(
      files.map(({ kind }) => kind),
      ['pdf_en', 'pdf_de', 'xlsx', 'csv']
    )
    for (const { link, bytes } of files) {
      const file = await client.get(link.slice(appUrl.length)).loginAs(customer)
      file.assertStatus(200)
      file.assertHeader('content-length', String(bytes))
    }
    assert.include(await callsBy(client, admin).read(`${path}?wait=60`), { state: 'Completed' })
  })

  test('a report that failed is not waited for', async ({ assert, client }) => {
    const customer = await createCustomer()
    const id = await givenCompleted(customer.id, productId, { at: '2026-10-12T10:00:00Z' })
    await sql(null, `update reports set state = 'Failed', completed_at = null where id = ?`, [id])
    const began = performance.now()
    const { read } = callsBy(client, customer)
    assert.include(await read(`${REPORTS}/${id}?wait=60`), { state: 'Failed' })
    assert.isBelow(performance.now() - began, 5_000)
  })
})
