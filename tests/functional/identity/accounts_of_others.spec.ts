import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { ADDRESS, createCustomer, createStaff } from '#database/factories/identity/people'
import { findUser } from '#identity'
import { deleteUser } from '#identity/actions/erasure/delete_user'
import { grantGroup, revokeGroup } from '#identity/actions/staff/grant_group'
import { saveAccount } from '#identity/actions/account/save_account'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { until } from '#tests/fixtures/shared/until'
import { openTransaction } from '#tests/fixtures/shared/open_transaction'

type Answer = { data: { isDeletable: boolean }; errors: { code: string }[] }
const CODES = {
  beyond: 'account.errors.rights_exceed_own',
  admins: 'account.errors.staff_deleted_by_admins',
  own: 'account.errors.own_account',
  session: 'account.errors.session_needed',
} as const

const PERSON = {
  ...{ firstName: 'Mara', lastName: 'Lind', company: 'Nordkontor AG' },
  billingAddress: ADDRESS,
}
const DETAILS = {
  ...{ firstName: 'Mara', lastName: 'Lind', jobPosition: null, phone: null, mobilePhone: null },
  ...{ tin: null, billing: ADDRESS, delivery: ADDRESS },
}

/** Somebody waits for the row of a person. */
const WAITING = `
  select from pg_stat_activity
   where wait_event_type = 'Lock' and query like '%users%' and pid <> pg_backend_pid()`

const CALLS = [
  ['PUT', '', PERSON],
  ['DELETE', '', {}],
  ['PUT', '/lock', {}],
  ['PUT', '/unlock', {}],
  ['PUT', '/password/reset', {}],
  ['PUT', '/grant', { group: 'shop_viewer' }],
  ['DELETE', '/grant/shop_viewer', {}],
] as const

const call = (client: ApiClient, by: User, method: string, path: string, body: object = {}) => {
  const request = client.request(`/api/v1/users/${path}`, method).withCsrfToken().loginAs(by)
  return method === 'GET' ? request : request.json(body)
}
const codeOf = (response: { body(): unknown }) => (response.body() as Answer).errors[0]?.code

test.group('HTTP API | accounts of others', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  for (const [method, path, body] of CALLS) {
    for (const role of ['admin', 'sales', 'derivatives'] as const) {
      test(`a manager does not ${method} ${path || 'the account'} of ${role}`, async ({
        assert,
        client,
      }) => {
        const [manager, other] = [await createStaff('manager'), await createStaff(role)]
        const before = (await findUser(other.id))!.serialize()
        const response = await call(client, manager, method, `${other.id}${path}`, body)
        response.assertStatus(403)
        assert.equal(codeOf(response), CODES.beyond)
        assert.deepEqual((await findUser(other.id))?.serialize(), before)
      })
    }

    test(`a token does not ${method} ${path || 'an account'}`, async ({ assert, client }) => {
      if (method === 'PUT' && path === '') return
      const [admin, customer] = [await createStaff('admin'), await createCustomer()]
      const token = await createToken({ user: admin, kind: 'account', name: 'Import' })
      const response = await client
        .request(`/api/v1/users/${customer.id}${path}`, method)
        .header('authorization', `Bearer ${token.ok ? token.value.value : ''}`)
        .json(body)
      response.assertStatus(403)
      assert.equal(codeOf(response), CODES.session)
      assert.isNotNull(await findUser(customer.id))
    })
  }

  test('{by} deletes {whom}: {code}')
    .with([
      { by: 'manager', whom: 'viewer', code: CODES.admins },
      { by: 'manager', whom: 'manager', code: CODES.admins },
      { by: 'manager', whom: 'admin', code: CODES.beyond },
      { by: 'manager', whom: 'customer', code: undefined },
      { by: 'admin', whom: 'viewer', code: undefined },
      { by: 'admin', whom: 'sales', code: undefined },
      { by: 'admin', whom: 'admin', code: undefined },
      { by: 'admin', whom: 'customer', code: undefined },
    ] as const)
    .run(async ({ assert, client }, { by, whom, code }) => {
      const caller = await createStaff(by)
      const other = whom === 'customer' ? await createCustomer() : await createStaff(whom)
      const shown = await call(client, caller, 'GET', String(other.id))
      assert.equal((shown.body() as Answer).data.isDeletable, code === undefined)
      const response = await call(client, caller, 'DELETE', String(other.id))
      response.assertStatus(code ? 403 : 200)
      assert.equal(codeOf(response), code)
      assert.equal((await findUser(other.id)) === null, code === undefined)
    })

  test('nobody deletes their own account, and sees so: {$self}')
    .with(['admin', 'manager'] as const)
    .run(async ({ assert, client }, role) => {
      const caller = await createStaff(role)
      const shown = await call(client, caller, 'GET', String(caller.id))
      assert.isFalse((shown.body() as Answer).data.isDeletable)
      const response = await call(client, caller, 'DELETE', String(caller.id))
      response.assertStatus(409)
      assert.equal(codeOf(response), CODES.own)
    })

  test('a group that was granted protects as one that the provider names', async ({
    assert,
    client,
  }) => {
    const [manager, viewer] = [await createStaff('manager'), await createStaff('viewer')]
    await viewer.merge({ grantedGroups: [identity.groups.admin] }).save()
    const response = await call(client, manager, 'PUT', String(viewer.id), PERSON)
    assert.equal(codeOf(response), CODES.beyond)
  })
})

test.group('Identity | administrators at the same moment', (group) => {
  const made: number[] = []
  // No transaction around it: the calls have to meet each other in the database.
  group.each.teardown(async () => {
    await db.from('users').whereIn('id', made.splice(0)).delete()
  })
  const admins = async (count: number) => {
    const found = await Promise.all(Array.from({ length: count }, () => createStaff('admin')))
    made.push(...found.map(({ id }) => id))
    return found
  }
  const left = async () => (await Promise.all(made.map(findUser))).filter(Boolean).length

  test('two who delete one another leave one', async ({ assert }) => {
    const [ada, bert] = (await admins(2)) as [User, User]
    const results = await Promise.all([
      deleteUser({ userId: bert.id, by: ada }),
      deleteUser({ userId: ada.id, by: bert }),
    ])
    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1
    )
    assert.equal(await left(), 1)
  })

  test('five in a ring never end all', async ({ assert }) => {
    const ring = await admins(5)
    await Promise.all(
      ring.map((by, n) => deleteUser({ userId: ring[(n + 1) % ring.length]!.id, by }))
    )
    assert.isAtLeast(await left(), 1)
  })

  test('who loses the group meanwhile changes nobody any more', async ({ assert }) => {
    const [ada, bert] = (await admins(2)) as [User, User]
    const stale = (await findUser(bert.id))!
    await db
      .from('users')
      .where('id', bert.id)
      .update({ groups: [identity.groups.viewer] })
    const saved = await saveAccount({
      ...{ userId: ada.id, by: stale, emails: {} },
      actor: { id: bert.id, label: 'Bert' },
      data: { ...DETAILS, company: 'Taken over' },
    })
    assert.isFalse(saved.ok)
    assert.notEqual((await findUser(ada.id))!.company, 'Taken over')
  })

  test('who becomes an administrator at that moment is changed by nobody below', async ({
    assert,
    cleanup,
  }) => {
    const [manager, viewer] = [await createStaff('manager'), await createStaff('viewer')]
    made.push(manager.id, viewer.id)
    const trx = await openTransaction({ cleanup })
    await trx
      .from('users')
      .where('id', viewer.id)
      .update({ granted_groups: [identity.groups.admin] })
    const saving = saveAccount({
      ...{ userId: viewer.id, by: manager, emails: {} },
      actor: { id: manager.id, label: 'Manager' },
      data: { ...DETAILS, company: 'Taken over' },
    })
    await until(async () => (await rows(null, WAITING)).length > 0)
    await trx.commit()
    const saved = await saving
    assert.isFalse(saved.ok)
    assert.notEqual((await findUser(viewer.id))!.company, 'Taken over')
  })

  test('who loses the group meanwhile deletes nobody any more', async ({ assert }) => {
    const [ada] = (await admins(1)) as [User]
    const bert = await createStaff('viewer')
    made.push(bert.id)
    const adminGroup = identity.groups.admin
    assert.isTrue((await grantGroup({ userId: bert.id, group: adminGroup, by: ada })).ok)
    const stale = (await findUser(bert.id))!
    const [revoked, deleted] = await Promise.all([
      revokeGroup({ userId: bert.id, group: adminGroup, by: ada }),
      deleteUser({ userId: ada.id, by: stale }),
    ])
    assert.notEqual(revoked.ok, deleted.ok)
  })
})
