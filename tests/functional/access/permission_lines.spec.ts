import { test } from '@japa/runner'
import { ROLE_SCOPES } from '#identity/domain/role_scopes'
import { meets, type ScopeDemand } from '#identity/domain/scopes'
import { readModules } from '#tests/fixtures/access/routes'
import type { Role, Row } from '#tests/fixtures/identity/access/row'

/*
 * What the permission rules say, line by line, held against the answers of the access matrix, which
 * asks the running shop. A rule names its routes; whoever passes them is whoever holds its scopes.
 */

const ROLES: Role[] = ['viewer', 'manager', 'admin', 'derivatives', 'sales']
const rows = Object.values(await readModules()).flatMap((module) => module.rows)
const pathOf = ({ route }: Row) => route.split(' ')[1]!
const rowOf = (route: string) => rows.find((row) => row.route === route)
const passing = ({ answers }: Row) => ROLES.filter((role) => answers[role] !== 403)
/** Addresses of people and of the administration; asking how long the session lasts opens nothing. */
const guarded = rows.filter(
  (row) => /^\/(my-account|admin)(\/|$)/.test(pathOf(row)) && pathOf(row) !== '/my-account/session'
)
const namesOf = (found: Row[]) => found.map(({ route }) => route)
const holders = (demand: ScopeDemand) =>
  ROLES.filter((role) => meets(new Set(ROLE_SCOPES[role]), demand))

const RULES: { rule: string; demand: ScopeDemand; routes: string[] }[] = [
  {
    rule: 'users.read shows the administration of users',
    demand: { all: ['users.read'] },
    routes: ['GET /api/v1/users', 'GET /api/v1/admin/groups'],
  },
  {
    rule: 'users.write locks, unlocks, resets, deletes, and gives and takes groups',
    demand: { all: ['users.write'] },
    routes: [
      'PUT /api/v1/users/:id/lock',
      'PUT /api/v1/users/:id/unlock',
      'PUT /api/v1/users/:id/password/reset',
      'DELETE /api/v1/users/:id',
      'PUT /api/v1/users/:id/grant',
      'DELETE /api/v1/users/:id/grant/:group',
      'GET /admin/deletion-requests',
      'POST /admin/deletion-requests/:id',
    ],
  },
  {
    rule: 'orders.read shows the administration of orders',
    demand: { all: ['orders.read'] },
    routes: ['GET /admin/manage-orders'],
  },
  {
    rule: 'an order opens for orders.read, and for whoever has a right on a part of it',
    demand: { any: ['orders.read', 'orders.links.read', 'orders.quota.read'] },
    routes: ['GET /admin/manage-orders/:orderId'],
  },
  {
    rule: 'saving an order needs orders.write or orders.status.write',
    demand: { any: ['orders.write', 'orders.status.write'] },
    routes: ['PUT /admin/manage-orders/:orderId'],
  },
  {
    rule: 'tasks.read shows the tasks',
    demand: { all: ['tasks.read'] },
    routes: ['GET /admin/tasks', 'GET /api/v1/tasks'],
  },
  {
    rule: 'restarting and stopping a task needs tasks.write',
    demand: { all: ['tasks.write'] },
    routes: [
      'PUT /admin/tasks/:id/restart',
      'PUT /admin/tasks/:id/stop',
      'PUT /api/v1/tasks/:id/restart',
      'PUT /api/v1/tasks/:id/stop',
    ],
  },
  {
    rule: 'only marketplaceToken.create makes a marketplace token',
    demand: { all: ['marketplaceToken.create'] },
    routes: ['GET /admin/marketplace-token', 'POST /api/v1/marketplace-tokens'],
  },
]

test.group('Identity | permission rules', () => {
  test('{rule}')
    .with(RULES)
    .run(({ assert }, { demand, routes }) => {
      for (const route of routes) {
        const row = rowOf(route)
        assert.exists(row, `${route} has no row in the matrix`)
        assert.deepEqual(passing(row!), holders(demand), route)
        assert.equal(row!.answers.customer, 403, `${route} lets customers in`)
      }
    })

  test('a customer changes their own details, and users.write those of others', ({ assert }) => {
    const { answers } = rowOf('PUT /api/v1/users/:id')!
    assert.include(answers, { customer: 200, other: 404, manager: 200, admin: 200 })
    assert.include(answers, { viewer: 404, derivatives: 404, sales: 404 })
  })

  test('every address below /my-account and /admin asks visitors to sign in or register', ({
    assert,
  }) => {
    assert.isAbove(guarded.length, 20)
    const open = guarded.filter(({ answers }) => answers.visitor !== '→ /sign-in-or-register')
    assert.deepEqual(namesOf(open), [])
  })

  test('without the agreed privacy notice none of them opens, and locked none', ({ assert }) => {
    const open = guarded.filter(
      ({ answers }) =>
        answers.newcomer !== '→ /accept-privacy-notice' || answers.locked !== '→ /logout'
    )
    assert.deepEqual(namesOf(open), [])
  })

  test('no customer passes an address below /admin', ({ assert }) => {
    const open = rows.filter(
      (row) =>
        /^\/admin(\/|$)/.test(pathOf(row)) &&
        (row.answers.customer !== 403 || row.answers.other !== 403)
    )
    assert.deepEqual(namesOf(open), [])
  })

  test('records of one customer do not exist for another', ({ assert }) => {
    const personal = rows.filter(
      ({ route, answers }) => route.includes(':') && answers.customer !== answers.other
    )
    assert.isAbove(personal.length, 20)
    const told = personal.filter(({ answers: { other } }) => other !== 404 && other !== 'refused')
    assert.deepEqual(namesOf(told), [])
  })
})
