import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { sweepOpenRecords } from '#identity/actions/staff/open_record'
import { RECORD_KINDS } from '#identity/domain/open_record'

const PAGES = new URL('../../../inertia/components/shell/records/open_kinds.ts', import.meta.url)

const at = (client: ApiClient, user: User, kind = 'details', id: number | string = 17) => {
  const path: string = `/admin/open-records/${kind}/${id}`
  const sent = (method: 'put' | 'delete') =>
    client[method](path).loginAs(user).withCsrfToken().accept('json').redirects(0)
  return { open: () => sent('put'), leave: () => sent('delete') }
}

const namesIn = (response: { body(): unknown }) =>
  (response.body() as { data: { others: { name: string }[] } }).data.others.map(({ name }) => name)

/** As if the pages had been silent for some seconds. */
const silentFor = (seconds: number) =>
  rows(null, 'update open_records set seen_at = now() - make_interval(secs => ?)', [seconds])

test.group('Identity | records that are open', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of two who have a record open each is told of the other, until one leaves', async ({
    assert,
    client,
  }) => {
    const [mats, ada] = [await createStaff('manager'), await createStaff('admin')]
    assert.deepEqual(namesIn(await at(client, mats).open()), [])
    assert.deepEqual(namesIn(await at(client, ada).open()), [mats.fullName])
    assert.deepEqual(namesIn(await at(client, mats).open()), [ada.fullName])
    for (const [kind, id] of [
      ['details', 18],
      ['billing', 17],
    ] as const) {
      assert.deepEqual(namesIn(await at(client, ada, kind, id).open()), [])
    }
    await at(client, ada).leave()
    assert.deepEqual(namesIn(await at(client, mats).open()), [])
  })

  test('a page that is silent for three quarters of a minute is gone, and comes back anew', async ({
    assert,
    client,
  }) => {
    const [mats, ada] = [await createStaff('manager'), await createStaff('admin')]
    await at(client, mats).open()
    await silentFor(44)
    assert.lengthOf(namesIn(await at(client, ada).open()), 1)
    await silentFor(46)
    assert.deepEqual(namesIn(await at(client, ada).open()), [])
    await rows(null, `update open_records set since = now() - interval '1 hour'`)
    await at(client, mats).open()
    const [back] = await rows<{ isNew: boolean }>(
      null,
      `select since > now() - interval '1 minute' as "isNew" from open_records where user_id = ?`,
      [mats.id]
    )
    assert.isTrue(back!.isNew)
    await silentFor(46)
    await sweepOpenRecords()
    assert.isEmpty(await rows(null, 'select * from open_records'))
  })

  test('{role}: who may not write {kind} is neither told nor told of')
    .with([
      { role: 'viewer' as const, kind: 'details' },
      { role: 'manager' as const, kind: 'contract' },
      { role: 'sales' as const, kind: 'subscriptions' },
      { role: 'viewer' as const, kind: 'subscription_request' },
      { role: 'viewer' as const, kind: 'order' },
    ])
    .run(async ({ assert, client }, { role, kind }) => {
      ;(await at(client, await createStaff(role), kind).open()).assertStatus(403)
      assert.deepEqual(namesIn(await at(client, await createStaff('admin'), kind).open()), [])
    })

  test('what is known by a word is open as well as what has a number', async ({
    assert,
    client,
  }) => {
    const [mats, ada] = [await createStaff('admin'), await createStaff('admin')]
    await at(client, mats, 'calendar', 'xkon_cash').open()
    assert.deepEqual(namesIn(await at(client, ada, 'calendar', 'xkon_cash').open()), [
      mats.fullName,
    ])
    assert.deepEqual(namesIn(await at(client, ada, 'calendar', 'xkon').open()), [])
    await at(client, mats, 'calendar', 'xkon_cash').leave()
    assert.deepEqual(namesIn(await at(client, ada, 'calendar', 'xkon_cash').open()), [])
  })

  test('pages say that records of the same kinds are open as the shop keeps', async ({
    assert,
  }) => {
    const { OPEN_KINDS } = (await import(PAGES.href)) as { OPEN_KINDS: string[] }
    assert.sameMembers([...OPEN_KINDS], RECORD_KINDS)
  })

  test('customers have no such place', async ({ assert, client }) => {
    const customer = await createCustomer()
    const response = await at(client, customer).open()
    assert.notEqual(response.status(), 200)
    assert.isEmpty(await rows(null, 'select * from open_records'))
  })
})
