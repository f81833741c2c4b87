import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { findUser } from '#identity'
import { grantGroup, revokeGroup } from '#identity/actions/staff/grant_group'
import { createToken } from '#identity/actions/tokens/create_token'
import { ROLES } from '#identity/domain/roles'
import { SCOPES } from '#identity/domain/scopes'
import type User from '#identity/models/user'
import { isAdministrator } from '#identity/queries/covers_rights'
import { hasText } from '#shared/i18n'
import { until } from '#tests/fixtures/shared/until'
import { rows } from '#shared/database'
import { openTransaction } from '#tests/fixtures/shared/open_transaction'

type Permission = {
  role: string
  isHeld: boolean
  isFromProvider: boolean
  granted: { by: string | null; at: string | null } | null
  change: string
  refusal: string | null
}

const PATH = '/admin/manage-users'
const LAST = 'account.errors.last_administrator'

const open = (client: ApiClient, by: User, path: string) =>
  client.get(path).withInertia().loginAs(by)

const press = (client: ApiClient, by: User, method: string, path: string, body: object = {}) =>
  client.request(`${PATH}/${path}`, method).json(body).withCsrfToken().redirects(0).loginAs(by)

async function shown(client: ApiClient, by: User, user: User) {
  const response = await open(client, by, `${PATH}/${user.id}/permissions`)
  response.assertInertiaComponent('identity/admin/user_permissions')
  const { permissions } = response.inertiaProps as unknown as { permissions: Permission[] }
  return Object.fromEntries(permissions.map((one) => [one.role, one]))
}

/** Somebody who administers the shop because it was granted here. */
async function createGrantedAdmin() {
  const user = await createStaff('viewer')
  return user.merge({ grantedGroups: [identity.groups.admin] }).save()
}

test.group('Permissions of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('each group is told with where it comes from, by whom and when', async ({
    assert,
    client,
  }) => {
    const [admin, sales] = [await createStaff('admin'), await createStaff('sales')]
    await press(client, admin, 'POST', `${sales.id}/groups`, { group: 'shop_viewer' })
    const { viewer, sales: own, manager } = await shown(client, admin, sales)
    assert.deepInclude(viewer, { isHeld: true, isFromProvider: false, change: 'revoke' })
    assert.equal(viewer!.granted!.by, admin.email)
    assert.isNotNull(viewer!.granted!.at)
    assert.deepInclude(own, { isHeld: true, isFromProvider: true, granted: null })
    assert.equal(own!.refusal, 'account.errors.group_of_provider')
    assert.deepInclude(manager, { isHeld: false, change: 'grant', refusal: null })
  })

  test('the page of a person opens with a tab; nobody has a page who does not exist', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const opened = await client.get(`${PATH}/${customer.id}`).redirects(0).loginAs(admin)
    opened.assertStatus(302)
    assert.equal(opened.header('location'), `${PATH}/${customer.id}/details`)
    const none = await client.get(`${PATH}/999999999`).redirects(0).loginAs(admin)
    none.assertStatus(404)
  })

  test('a customer cannot be given any group, and the page says why', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const permissions = await shown(client, admin, customer)
    assert.isTrue(permissions.user!.isHeld)
    assert.equal(permissions.admin!.refusal, 'account.errors.grant_needs_staff')
    await press(client, admin, 'POST', `${customer.id}/groups`, { group: 'shop_admin' })
    assert.deepEqual((await findUser(customer.id))!.grantedGroups, [])
  })

  test('what one cannot give is said: {by}, {role}, {refusal}')
    .with([
      { by: 'manager', role: 'admin', refusal: 'account.errors.grant_exceeds_own' },
      { by: 'manager', role: 'viewer', refusal: null },
      { by: 'admin', role: 'admin', refusal: null },
    ] as const)
    .run(async ({ assert, client }, { by, role, refusal }) => {
      const [caller, user] = [await createStaff(by), await createStaff('user')]
      assert.equal((await shown(client, caller, user))[role]!.refusal, refusal)
      await press(client, caller, 'POST', `${user.id}/groups`, { group: identity.groups[role] })
      const after = (await findUser(user.id))!.grantedGroups
      assert.deepEqual(after, refusal ? [] : [identity.groups[role]])
    })

  test('a change counts with the next request, in an open session and for a token', async ({
    assert,
    client,
  }) => {
    const [admin, sales] = [await createStaff('admin'), await createStaff('sales')]
    const made = await createToken({ user: sales, kind: 'account', name: 'Nightly' })
    const bearer = `Bearer ${made.ok ? made.value.value : ''}`
    const statuses = async () => {
      const page = await open(client, sales, PATH)
      const call = await client.get('/api/v1/users').header('authorization', bearer)
      return [page.status(), call.status()]
    }
    assert.deepEqual(await statuses(), [403, 403])
    await press(client, admin, 'POST', `${sales.id}/groups`, { group: 'shop_viewer' })
    assert.deepEqual(await statuses(), [200, 200])
    await press(client, admin, 'DELETE', `${sales.id}/groups/shop_viewer`)
    assert.deepEqual(await statuses(), [403, 403])
  })

  test('a group that does not exist is refused with those that do', async ({ assert, client }) => {
    const [admin, sales] = [await createStaff('admin'), await createStaff('sales')]
    const response = await client
      .put(`/api/v1/users/${sales.id}/grant`)
      .json({ group: 'shop_wizard' })
      .withCsrfToken()
      .loginAs(admin)
    response.assertStatus(422)
    const { errors } = response.body() as { errors: { field: string; message: string }[] }
    assert.equal(errors[0]!.field, 'group')
    for (const role of ROLES) assert.include(errors[0]!.message, identity.groups[role])
    const revoked = await press(client, admin, 'DELETE', `${sales.id}/groups/shop_wizard`)
    revoked.assertStatus(302)
  })

  test('the last administrator cannot take the own right; with another one they can', async ({
    assert,
    client,
  }) => {
    await rows(null, `update users set groups = '{}', granted_groups = '{}' where kind = 'staff'`)
    const admin = await createGrantedAdmin()
    assert.equal((await shown(client, admin, admin)).admin!.refusal, LAST)
    const input = { userId: admin.id, by: admin, group: identity.groups.admin }
    const refused = await revokeGroup(input)
    assert.equal(refused.ok ? null : refused.refusal.code, LAST)
    assert.isTrue(isAdministrator((await findUser(admin.id))!))
    await createStaff('admin')
    assert.isTrue((await revokeGroup(input)).ok)
    assert.isFalse(isAdministrator((await findUser(admin.id))!))
  })

  test('the groups are shown with the staff in them', async ({ assert, client }) => {
    const [admin, sales] = [await createStaff('admin'), await createStaff('sales')]
    await grantGroup({ userId: sales.id, by: admin, group: identity.groups.viewer })
    const response = await open(client, admin, '/admin/groups')
    const { groups } = response.inertiaProps as unknown as {
      groups: { role: string; users: { id: number }[] }[]
    }
    const ids = (role: string) => groups.find((one) => one.role === role)!.users.map(({ id }) => id)
    assert.include(ids('viewer'), sales.id)
    assert.include(ids('sales'), sales.id)
    assert.notInclude(ids('viewer'), admin.id)
  })

  test('every right has its words', ({ assert }) => {
    for (const scope of SCOPES) {
      assert.isTrue(hasText(`identity.permissions.scopes.${scope}`), scope)
    }
  })
})

test.group('Permissions | administrators at the same moment', (group) => {
  const made: number[] = []
  const others: { id: number; groups: string[]; granted: string[] }[] = []
  // No transaction around it: the calls have to meet each other in the database.
  group.each.setup(async () => {
    others.push(
      ...(await rows<{ id: number; groups: string[]; granted: string[] }>(
        null,
        `select id, groups, granted_groups as granted from users where kind = 'staff'`
      ))
    )
    await rows(null, `update users set groups = '{}', granted_groups = '{}' where kind = 'staff'`)
  })
  group.each.teardown(async () => {
    await db.from('users').whereIn('id', made.splice(0)).delete()
    for (const { id, groups, granted } of others.splice(0)) {
      await db.from('users').where({ id }).update({ groups, granted_groups: granted })
    }
  })
  const admins = async (count: number) => {
    const found = await Promise.all(Array.from({ length: count }, createGrantedAdmin))
    made.push(...found.map(({ id }) => id))
    return found
  }
  const left = async () => {
    const found = await Promise.all(made.map(findUser))
    return found.filter((user) => user && isAdministrator(user)).length
  }
  const group_ = identity.groups.admin

  test('two who revoke each other leave one', async ({ assert }) => {
    for (let time = 0; time < 5; time++) {
      const [ada, bert] = (await admins(2)) as [User, User]
      const results = await Promise.all([
        revokeGroup({ userId: bert.id, by: ada, group: group_ }),
        revokeGroup({ userId: ada.id, by: bert, group: group_ }),
      ])
      assert.lengthOf(
        results.filter(({ ok }) => ok),
        1
      )
      assert.equal(await left(), 1)
      await db.from('users').whereIn('id', made.splice(0)).delete()
    }
  })

  test('five who give it up themselves leave one, who is told why', async ({ assert }) => {
    const all = await admins(5)
    const results = await Promise.all(
      all.map((one) => revokeGroup({ userId: one.id, by: one, group: group_ }))
    )
    const codes = results.map((result) => (result.ok ? null : result.refusal.code))
    assert.deepEqual(
      codes.filter((code) => code !== null),
      [LAST]
    )
    assert.equal(await left(), 1)
  })

  test('the second who gives it up waits for the first', async ({ assert, cleanup }) => {
    const [ada, bert] = (await admins(2)) as [User, User]
    const trx = await openTransaction({ cleanup })
    await trx.rawQuery('select from users where id = ? for update', [ada.id])
    const first = revokeGroup({ userId: ada.id, by: ada, group: group_ })
    await until(async () => (await rows(null, WAITING('%users%'))).length > 0)
    const second = revokeGroup({ userId: bert.id, by: bert, group: group_ })
    await until(async () => (await rows(null, WAITING('%last administrator%'))).length > 0)
    await trx.rollback()
    assert.isTrue((await first).ok)
    const { ok, refusal } = (await second) as { ok: boolean; refusal?: { code: string } }
    assert.deepEqual([ok, refusal?.code], [false, LAST])
  })
})

/** Somebody waits in the database with such a statement. */
const WAITING = (like: string) => `
  select from pg_stat_activity
   where wait_event_type = 'Lock' and query like '${like}' and pid <> pg_backend_pid()`
