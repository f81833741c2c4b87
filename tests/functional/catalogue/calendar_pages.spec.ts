import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { givenReferenceData } from '#tests/fixtures/catalogue/products'

const PATH = '/admin/calendars/CTEST'
const nothing = { add: [] as object[], remove: [] as string[], firstYear: 2000, lastYear: 2030 }
const NAMES = { nameEn: 'Bridge', nameDe: 'Brückentag' }

type Answer = {
  data: {
    change: Omit<typeof nothing, 'add'> & { add: { day: string }[] }
    rehearsal: object
    compared?: { agree: number; added: number; onlyHere: { day: string }[]; otherNames: object[] }
  } | null
  errors: { field?: string; message: string }[]
}

test.group('Catalogue | the staff’s pages of calendars', (group) => {
  let admin: User
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const rules = { 'easter -2': { en: 'Good Friday', de: 'Karfreitag' } }
    await rows(null, `update trading_calendars set rules = ?::jsonb where code = 'CTEST'`, [
      JSON.stringify(rules),
    ])
    admin = await createStaff('admin')
  })

  const draft = async (client: ApiClient, step: string, body: object, change = nothing) => {
    const sent = client.post(`${PATH}/drafts/${step}`).json({ change, ...body })
    return (await sent.loginAs(admin).withCsrfToken().accept('json')).body() as Answer
  }

  test('{what} is answered at {field}')
    .with([
      { what: '31 February', step: 'added', body: { day: '2025/02/31', ...NAMES }, field: 'day' },
      { what: 'a weekend', step: 'added', body: { day: '2025/05/03', ...NAMES }, field: 'day' },
      {
        what: 'a day of no year',
        step: 'added',
        body: { day: '2031/05/02', ...NAMES },
        field: 'day',
      },
      {
        what: 'a known holiday',
        step: 'added',
        body: { day: '2025/04/18', ...NAMES },
        field: 'day',
      },
      { what: 'no day', step: 'added', body: { day: '', ...NAMES }, field: 'day' },
      {
        what: 'no name',
        step: 'added',
        body: { ...NAMES, day: '2025/05/02', nameDe: '' },
        field: 'nameDe',
      },
      { what: 'no holiday', step: 'removed', body: { remove: '2025-05-02' }, field: 'day' },
      {
        what: 'a year without end',
        step: 'years',
        body: { from: '2031', to: '99999' },
        field: 'to',
      },
      { what: 'years in words', step: 'years', body: { from: 'next', to: '2031' }, field: 'from' },
      { what: 'reversed years', step: 'years', body: { from: '2032', to: '2031' }, field: 'to' },
      { what: 'years apart', step: 'years', body: { from: '2040', to: '2041' }, field: 'from' },
      { what: 'a century', step: 'years', body: { from: '2031', to: '2130' }, field: 'to' },
    ])
    .run(async ({ assert, client }, { step, body, field }) => {
      const { data, errors } = await draft(client, step, body)
      assert.isNull(data)
      assert.deepEqual(
        errors.map((one) => one.field),
        [field]
      )
      assert.notInclude(errors[0]!.message, 'errors.')
    })

  test('years ahead come from the library, compared with what is known', async ({
    assert,
    client,
  }) => {
    const { data } = await draft(client, 'years', { from: '2025', to: '2032' })
    const { add, firstYear, lastYear } = data!.change
    const found = ['2026-04-03', '2027-03-26', '2028-04-14', '2029-03-30', '2030-04-19']
    assert.deepEqual(
      add.map(({ day }) => day),
      [...found, '2031-04-11', '2032-03-26']
    )
    assert.deepEqual([firstYear, lastYear], [2000, 2032])
    const { agree, added, onlyHere, otherNames } = data!.compared!
    assert.deepEqual([agree + otherNames.length, added], [1, 7])
    assert.deepEqual(
      onlyHere.map(({ day }) => day),
      ['2025-04-21']
    )
  })

  test('what was added to a draft is taken out again, and what was taken out comes back', async ({
    assert,
    client,
  }) => {
    const added = await draft(client, 'added', { day: '2. Mai 2025', ...NAMES })
    assert.deepEqual(added.data!.change.add, [{ day: '2025-05-02', ...NAMES }])
    const out = await draft(client, 'removed', { remove: '2025-05-02' }, added.data!.change)
    assert.deepEqual(out.data!.change, nothing)
    const removed = await draft(client, 'removed', { remove: '2025-04-18' })
    assert.deepEqual(removed.data!.change.remove, ['2025-04-18'])
  })

  test('a saved draft stands on the page, with its year', async ({ assert, client }) => {
    const change = { ...nothing, add: [{ day: '2025-05-02', ...NAMES }] }
    const sent = client.put(PATH).json({ change, seen: 0 }).loginAs(admin).withCsrfToken()
    ;(await sent.redirects(0)).assertStatus(302)
    const page = await client.get(PATH).qs({ year: 2025 }).loginAs(admin).withInertia()
    const { props } = page.body() as {
      props: { calendar: { holidays: { day: string }[] }; year: number; seen: number }
    }
    const days = props.calendar.holidays.map(({ day }) => day)
    assert.deepEqual(days, ['2025-04-18', '2025-04-21', '2025-05-02'])
    assert.deepEqual([props.year, props.seen], [2025, 1])
  })

  test('who may only read finds the pages and changes nothing', async ({ client }) => {
    const manager = await createStaff('manager')
    const list = await client.get('/admin/calendars').loginAs(manager).withInertia()
    list.assertStatus(200)
    const sent = client.put(PATH).json({ change: nothing, seen: 0 }).loginAs(manager)
    ;(await sent.withCsrfToken().redirects(0)).assertStatus(403)
    ;(await client.get('/admin/calendars/NONE').loginAs(manager)).assertStatus(404)
  })
})
