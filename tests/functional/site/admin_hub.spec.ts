import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { type User } from '#identity'
import { ROLES, type Role } from '#identity/domain/roles'
import { ADMIN_GROUPS, groupsWith } from '#site/queries/admin_groups'
import { listAdminPlaces } from '#site/queries/list_admin_places'
import { listTiles, type TileGroup } from '#site/queries/list_tiles'
import { rows } from '#shared/database'

const STAFF = ROLES.filter((role) => role !== 'user') as Exclude<Role, 'user'>[]
const pathsOf = (user: User) =>
  listAdminPlaces(user, 'en').flatMap(({ places }) => places.map(({ path }) => path))

const tilePathsOf = (groups: TileGroup[]) =>
  groups.flatMap(({ places }) => places.map(({ path }) => path))

const WAITING = Object.fromEntries(
  ADMIN_GROUPS.flatMap(({ places }) =>
    places.flatMap(({ name, waiting }) => (waiting ? [[name, waiting]] : []))
  )
)
const COUNTED = Object.keys(WAITING)

test.group('Site | administration hub', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{$self}: every tile leads to a page that opens')
    .with(STAFF)
    .run(async ({ client }, role) => {
      const user = await createStaff(role)
      const hub = await client.get('/admin').loginAs(user).withInertia()
      hub.assertInertiaComponent('site/admin/hub')
      for (const path of pathsOf(user)) {
        const page: string = path
        const response = await client.get(page).loginAs(user).withInertia()
        response.assertStatus(200)
      }
    })

  test('tiles follow the scopes', async ({ assert }) => {
    assert.include(pathsOf(await createStaff('viewer')), '/admin/manage-orders')
    assert.notInclude(pathsOf(await createStaff('sales')), '/admin/manage-orders')
    assert.isEmpty(pathsOf(await createCustomer({ groups: ['shop_admin'] })))
  })

  test('tasks are a tile in development only, and have their place in rail and palette everywhere', async ({
    assert,
  }) => {
    const admin = await createStaff('admin')
    assert.notInclude(tilePathsOf(await listTiles(admin, 'en')), '/admin/tasks')
    assert.include(pathsOf(admin), '/admin/tasks')
  })

  test('a tile says how much waits behind it, to whoever may enter', async ({ assert, client }) => {
    const { id: userId } = await createCustomer()
    await rows(null, 'insert into account_deletion_requests (user_id) values (?)', [userId])
    const response = await client
      .get('/admin')
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { groups } = response.inertiaProps as unknown as { groups: TileGroup[] }
    const waiting = Object.fromEntries(
      groups.flatMap(({ places }) => places.map((place) => [place.name, place.waiting]))
    )
    assert.containsSubset(waiting, {
      deletions: { count: 1, word: 'to answer' },
      users: null,
      partners: null,
    })
    const ofSales = await listTiles(await createStaff('sales'), 'en')
    assert.notInclude(tilePathsOf(ofSales), '/admin/deletion-requests')
  })

  test('{$self}: its tiles are counted')
    .with(COUNTED)
    .run(async ({ assert }, name) => {
      const [counted] = await rows<{ waiting: number }>(
        null,
        `select (${WAITING[name]}) as waiting`
      )
      assert.isNumber(counted!.waiting ?? 0)
    })

  test('no two places have one name: what waits is counted by it', ({ assert }) => {
    const names = ADMIN_GROUPS.flatMap(({ places }) => places.map(({ name }) => name))
    assert.deepEqual(names, [...new Set(names)])
  })

  test('a page that is not there is no tile', ({ assert }) => {
    const groups = groupsWith(({ path }) => path === '/admin/quotas', 'de')
    assert.deepEqual(groups, [
      {
        name: 'sales',
        places: [{ name: 'quotas', label: 'Kontingente', path: '/admin/quotas' }],
      },
    ])
  })

  test('every place of the specification has its tile', ({ assert }) => {
    const paths = ADMIN_GROUPS.flatMap(({ places }) => places.map(({ path }) => path as string))
    assert.includeMembers(
      paths,
      [
        'manage-orders',
        'manage-subscriptions',
        'manage-subscription-requests',
        'manage-reports',
        'manage-users',
        'manage-products',
        'manage-use-cases',
        'stats',
        'quotas',
        'business-partners',
        'tasks',
        'marketplace-token',
        'contracts',
        'contracts/contracts',
        'sales-registration',
      ].map((name) => `/admin/${name}`)
    )
  })

  test('customers and staff without a role do not enter', async ({ client }) => {
    const user = await createCustomer()
    const response = await client.get('/admin').loginAs(user).withInertia()
    response.assertStatus(403)
  })
})
