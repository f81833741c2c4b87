import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PAGE = '/admin/expiring'
const CALL: string = '/api/v1/stats/expiring'

/** Four days of the last year at 10.00, and one of the year before. */
const DAYS = ['2025-02-28', '2025-03-03', '2025-03-04', '2025-03-06', '2025-12-01']
const LEVELS = { type: 'Levels to end', yearCents: 4_000 }
const FREE = 'On request to end'

type Bar = { id: string; label?: string; from?: string; to?: string; values: number[] }
type Shown = {
  figures: { id: string; value: number }[]
  months: Bar[]
  types: Bar[]
  companies: Bar[]
  expiring: { type: string; endsOn: string; isTrial: boolean; yearCents: number }[]
}

const day = (iso: string) => CalendarDay.parse(iso)!

async function givenHeld(
  typeId: number,
  ends: readonly string[],
  {
    company = 'Endend AG',
    isTrial = false,
    by,
  }: { company?: string; isTrial?: boolean; by?: number } = {}
) {
  const userId = by ?? (await createCustomer()).id
  if (!by) await rows(null, 'update users set company = ? where id = ?', [company, userId])
  const ranges = ends.map((until, at) => ({
    days: {
      from: at === 0 ? day('2025-01-01') : day(ends[at - 1]!).plusDays(1),
      until: day(until),
    },
    ...{ visible: ALWAYS, isTrial },
  }))
  await givenSubscription(typeId, userId, { isUnrestricted: false, visible: ALWAYS, ranges })
}

/** Two companies whose subscriptions end, one that has renewed, a trial, and what staff hold. */
async function givenEndings(): Promise<void> {
  clock.set('2026-03-02T11:00:00Z')
  await rows(null, 'delete from subscription_users')
  await givenReferenceData()
  const { id } = await givenProduct('levels_to_end')
  await givenFiles(
    id,
    DAYS.map((one) => ({ day: one }))
  )
  const levels = await givenType({ name: LEVELS.type, productIds: [id] })
  const free = await givenType({ name: FREE })
  await givenHeld(levels, ['2026-03-02'])
  await givenHeld(levels, ['2026-04-30'], { company: 'Spaltar SA' })
  await givenHeld(levels, ['2026-05-31'], { isTrial: true })
  await givenHeld(levels, ['2026-04-01', '2027-04-01'], { company: 'Verlängert GmbH' })
  await givenHeld(levels, ['2026-03-01'], { company: 'Vorbei GmbH' })
  await givenHeld(levels, ['2026-06-15'])
  await givenHeld(free, ['2026-04-15'], { company: '' })
  await givenHeld(levels, ['2026-04-10'], { by: (await createStaff('viewer')).id })
}

test.group('Statistics | what ends, and what a year of it costs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => clock.reset())
  group.each.setup(givenEndings)

  test('90 days ahead: what was agreed and trials apart, without what is renewed or staff’s', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const page = await client.get(PAGE).loginAs(admin).withInertia()
    page.assertStatus(200)
    const { figures, months, types, companies, expiring } = page.inertiaProps as unknown as Shown
    assert.deepEqual(
      figures.map(({ id, value }) => [id, value]),
      [
        ['agreed', 3],
        ['agreed_value', 8_000],
        ['trials', 1],
        ['trial_value', 4_000],
      ]
    )
    assert.deepEqual(
      expiring.map(({ type, endsOn, isTrial, yearCents }) => [endsOn, type, isTrial, yearCents]),
      [
        ['2026-03-02', LEVELS.type, false, LEVELS.yearCents],
        ['2026-04-15', FREE, false, 0],
        ['2026-04-30', LEVELS.type, false, LEVELS.yearCents],
        ['2026-05-31', LEVELS.type, true, LEVELS.yearCents],
      ]
    )
    assert.deepEqual(
      months.map(({ from, to, values }) => [from, to, ...values]),
      [
        ['2026-03-02', '2026-03-31', 4_000, 0],
        ['2026-04-01', '2026-04-30', 4_000, 0],
        ['2026-05-01', '2026-05-31', 0, 4_000],
      ]
    )
    const named = (bars: Bar[]) => bars.map(({ label, values }) => [label, ...values])
    assert.deepEqual(named(types), [
      [LEVELS.type, 8_000, 4_000],
      [FREE, 0, 0],
    ])
    assert.deepEqual(named(companies).slice(0, 2), [
      ['Endend AG', 4_000, 4_000],
      ['Spaltar SA', 4_000, 0],
    ])
    assert.match(companies[2]!.label!, /@/, 'who has named no company')
  })

  test('{query} shows {ends}')
    .with([
      { query: 'within=30', ends: ['2026-03-02'] },
      {
        query: 'within=180',
        ends: ['2026-03-02', '2026-04-15', '2026-04-30', '2026-05-31', '2026-06-15'],
      },
      { query: 'view=trials', ends: ['2026-05-31'] },
      { query: 'view=agreed&from=2026-04-01', ends: ['2026-04-15', '2026-04-30'] },
      { query: 'search=spalt', ends: ['2026-04-30'] },
      { query: 'from=2026-05-01&to=2026-04-01', ends: [] },
      {
        query: 'within=31&from=2026-02-31&orderBy=value&orderDirection=asc',
        ends: ['2026-04-15', '2026-03-02', '2026-04-30', '2026-05-31'],
      },
    ])
    .run(async ({ assert, client }, { query, ends }) => {
      const admin = await createStaff('admin')
      const page = await client.get(`${PAGE}?${query}`).loginAs(admin).withInertia()
      page.assertStatus(200)
      const { expiring } = page.inertiaProps as unknown as Shown
      assert.deepEqual(
        expiring.map(({ endsOn }) => endsOn),
        ends
      )
    })

  test('a program is answered the same, at most a year ahead', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const answer = await client.get(`${CALL}?within=30`).loginAs(admin)
    answer.assertStatus(200)
    const { content, totalCount } = (answer.body() as { data: Answered }).data
    assert.equal(totalCount, 1)
    assert.containsSubset(content[0], {
      ...{ endDate: 20260302, subscriptionName: LEVELS.type, company: 'Endend AG' },
      ...{ trial: false, listPriceOfYear: 40 },
    })
    const far = await client.get(`${CALL}?within=365`).loginAs(admin)
    assert.equal((far.body() as { data: Answered }).data.totalCount, 5)
  })

  test('{query} is refused at {field}')
    .with([
      { query: 'within=45', field: 'within' },
      { query: 'from=2026-02-31', field: 'from' },
      { query: 'to=soon', field: 'to' },
      { query: 'limit=0', field: 'limit' },
      { query: 'until=2026-03-31', field: 'until' },
    ])
    .run(async ({ assert, client }, { query, field }) => {
      const answer = await client.get(`${CALL}?${query}`).loginAs(await createStaff('admin'))
      answer.assertStatus(422)
      assert.equal((answer.body() as unknown as Refused).errors[0]!.field, field)
    })

  test('the CSV has prices in euros', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const csv = await client.get(`${PAGE}/export?within=30`).loginAs(admin)
    csv.assertStatus(200)
    assert.match(
      String(csv.header('content-disposition')),
      /webshop_subscriptions_expiring_\d{8}\.csv/
    )
    const lines = csv.text().replace('\uFEFF', '').trim().split(/\r?\n/)
    assert.equal(
      lines[0],
      'Last day;Subscription;Name;E-mail;Company;Trial;List price of a year net EUR'
    )
    assert.lengthOf(lines, 2)
    assert.match(lines[1]!, /^\d{8};Levels to end;.*;Endend AG;(Yes|No);40$/)
  })
})

type Answered = { content: Record<string, unknown>[]; totalCount: number }
type Refused = { errors: { field: string }[] }
