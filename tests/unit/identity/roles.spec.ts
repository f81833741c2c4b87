import { test } from '@japa/runner'
import identity from '#config/identity'
import { ROLE_SCOPES, scopesOfRoles } from '#identity/domain/role_scopes'
import { ROLES, rolesOf, type Role } from '#identity/domain/roles'
import { meets, SCOPES, type Scope } from '#identity/domain/scopes'
import { scopesOf } from '#identity/queries/scopes_of'

const MANAGER: Scope[] = [
  'users.read',
  'users.write',
  'orders.read',
  'orders.status.write',
  'subscriptions.read',
  'subscriptions.users.read',
  'subscriptions.users.write',
  'orders.links.read',
  'orders.links.write',
  'orders.quota.read',
  'products.read',
]

/** The table of the specification, written a second time by hand. */
const EXPECTED: Record<Role, Scope[]> = {
  user: [],
  viewer: ['users.read', 'orders.read', 'subscriptions.read', 'subscriptions.users.read'],
  manager: MANAGER,
  admin: [
    ...MANAGER,
    'stats.read',
    'orders.write',
    'subscriptions.write',
    'orders.quota.write',
    'orders.quota.checkout',
    'tasks.read',
    'tasks.write',
    'products.write',
    'usecases.read',
    'usecases.write',
    'reports.read',
    'reports.write',
    'contracts.read',
    'contracts.write',
    'businessPartners.read',
    'businessPartners.write',
    'users.sales.register',
    'marketplaceToken.create',
  ],
  derivatives: [
    'orders.quota.checkout',
    'orders.quota.read',
    'orders.links.read',
    'orders.links.write',
  ],
  sales: ['users.sales.register'],
}

test.group('Identity | roles', () => {
  test('the role {$self} has exactly its scopes')
    .with([...ROLES])
    .run(({ assert }, role) => {
      assert.sameMembers([...ROLE_SCOPES[role]], EXPECTED[role])
      assert.lengthOf(ROLE_SCOPES[role], EXPECTED[role].length)
    })

  test('an admin holds every scope there is', ({ assert }) => {
    assert.sameMembers([...scopesOfRoles(['admin'])], [...SCOPES])
  })

  test('several roles add up without doubles', ({ assert }) => {
    const held = scopesOfRoles(['viewer', 'derivatives'])
    assert.equal(held.size, 8)
  })

  test('groups grant roles by their configured names, unknown groups nothing', ({ assert }) => {
    assert.deepEqual(rolesOf(['shop_admin', 'golf_club'], identity.groups), ['admin'])
    assert.deepEqual(rolesOf(['SHOP_ADMIN', 'shop_admins', ''], identity.groups), [])
    const renamed = { ...identity.groups, admin: 'sim_shop_admin' }
    assert.deepEqual(rolesOf(['sim_shop_admin', 'shop_admin'], renamed), ['admin'])
  })

  test('a locked user holds nothing', ({ assert }) => {
    assert.isTrue(scopesOf({ kind: 'staff', groups: ['shop_admin'] }).has('orders.write'))
    assert.equal(scopesOf({ kind: 'staff', groups: ['shop_admin'], isLocked: true }).size, 0)
  })
})

test.group('Identity | rights follow the provider', () => {
  const held = (kind: 'customer' | 'staff', groups: string[], grantedGroups: string[] = []) =>
    scopesOf({ kind, groups, grantedGroups }).size

  for (const role of ROLES) {
    test(`a customer has no right by the group of the role ${role}`, ({ assert }) => {
      const group = identity.groups[role]
      assert.equal(held('customer', [identity.groups.user, group]), 0)
      assert.equal(held('customer', [identity.groups.user], [group]), 0)
      assert.equal(held('staff', [group]), ROLE_SCOPES[role].length)
      assert.equal(held('staff', [identity.groups.user], [group]), ROLE_SCOPES[role].length)
    })
  }
})

test.group('Identity | demands', () => {
  const held = new Set<Scope>(['orders.read', 'users.read'])

  test('{name}: {expected}')
    .with([
      {
        name: 'all of two held ones',
        demand: { all: ['orders.read', 'users.read'] },
        expected: true,
      },
      {
        name: 'all, one is missing',
        demand: { all: ['orders.read', 'orders.write'] },
        expected: false,
      },
      { name: 'any, one is held', demand: { any: ['orders.write', 'users.read'] }, expected: true },
      { name: 'any, none is held', demand: { any: ['orders.write'] }, expected: false },
      { name: 'any of nothing', demand: { any: [] }, expected: false },
    ] as { name: string; demand: Parameters<typeof meets>[1]; expected: boolean }[])
    .run(({ assert }, { demand, expected }) => {
      assert.equal(meets(held, demand), expected)
    })
})
