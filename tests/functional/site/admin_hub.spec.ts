import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { type User } from '#identity'
import { ROLES, type Role } from '#identity/domain/roles'
import { ADMIN_GROUPS, groupsWith } from '#site/queries/admin_groups'
import { listAdminPlaces } from '#site/queries/list_admin_places'

const STAFF = ROLES.filter((role) => role !== 'user') as Exclude<Role, 'user'>[]
const pathsOf = (user: User) =>
  listAdminPlaces(user, 'en').flatMap(({ places }) => places.map(({ path }) => path))

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

  test('tasks are a tile in development only', async ({ assert }) => {
    assert.notInclude(pathsOf(await createStaff('admin')), '/admin/tasks')
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
