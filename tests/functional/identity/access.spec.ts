import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { middleware } from '#start/kernel'

/**
 * Routes of this spec alone: what a guard lets through answers "in". A host of their own keeps them
 * apart from the shop's, whose last route answers every unknown address.
 */
const HOST = 'guards.localhost'
const answer = () => 'in'
router
  .group(() => {
    router.get('/test/account', answer).use(middleware.auth())
    router.get('/test/orders', answer).use(middleware.scope({ all: ['orders.read', 'users.read'] }))
    router
      .get('/test/quota', answer)
      .use(middleware.scope({ any: ['orders.quota.checkout', 'users.sales.register'] }))
    router.get('/test/tasks', answer).use(middleware.scope({ all: ['tasks.write'] }))
  })
  .domain(HOST)

const ROUTES = ['/test/account', '/test/orders', '/test/quota', '/test/tasks'] as const

/** Who may pass which route: account, orders, quota, tasks. */
const MATRIX = [
  { who: 'customer', passes: [200, 403, 403, 403] },
  { who: 'viewer', passes: [200, 200, 403, 403] },
  { who: 'manager', passes: [200, 200, 403, 403] },
  { who: 'admin', passes: [200, 200, 200, 200] },
  { who: 'derivatives', passes: [200, 403, 200, 403] },
  { who: 'sales', passes: [200, 403, 200, 403] },
] as const

const create = (who: (typeof MATRIX)[number]['who']): Promise<User> =>
  who === 'customer' ? createCustomer() : createStaff(who)

const ask = (client: ApiClient, path: string) => client.get(path).header('host', HOST)

test.group('Identity | guards', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{who}')
    .with([...MATRIX])
    .run(async ({ assert, client }, { who, passes }) => {
      const user = await create(who)
      for (const [index, route] of ROUTES.entries()) {
        const response = await ask(client, route).accept('json').loginAs(user)
        assert.equal(response.status(), passes[index], route)
      }
    })

  test('a visitor is asked to log in, and the page is remembered', async ({ assert, client }) => {
    for (const route of ROUTES) {
      const response = await ask(client, `${route}?page=2`).accept('html').redirects(0)
      response.assertStatus(302)
      response.assertHeader('location', '/sign-in-or-register')
      assert.equal(response.session('redirect.intendedUrl'), `${route}?page=2`)
    }
  })

  test('a page that looks for news by itself after the session remembers nothing', async ({
    assert,
    client,
  }) => {
    const response = await ask(client, ROUTES[0]!)
      .header('x-inertia', 'true')
      .header('x-inertia-partial-component', 'orders/show')
      .redirects(0)
    response.assertHeader('location', '/sign-in-or-register')
    assert.isUndefined(response.session('redirect.intendedUrl'))
  })

  test('a visitor that wants data gets 401 in the envelope', async ({ client }) => {
    const response = await ask(client, '/test/orders').accept('json')
    response.assertStatus(401)
    response.assertBodyContains({
      success: false,
      errors: [{ code: 'identity.errors.not_signed_in' }],
    })
  })

  test('the form of a visitor’s page is answered beside it, so that nothing typed is lost', async ({
    client,
  }) => {
    const response = await client
      .put('/my-account/personal-data')
      .withInertia()
      .header('x-once-more', '1')
      .withCsrfToken()
      .redirects(0)
    response.assertStatus(401)
    response.assertTextIncludes('{}')
  })

  test('a refused right is named in the envelope', async ({ client }) => {
    const user = await createStaff('viewer')
    const response = await ask(client, '/test/tasks').accept('json').loginAs(user)
    response.assertStatus(403)
    response.assertBodyContains({
      success: false,
      errors: [{ code: 'identity.errors.no_permission' }],
    })
  })

  test('a refused page says so as a page', async ({ client }) => {
    const user = await createCustomer()
    const response = await ask(client, '/test/tasks').withInertia().loginAs(user)
    response.assertStatus(403)
    response.assertInertiaComponent('errors/forbidden')
  })

  test('who is locked passes nowhere and is signed out', async ({ assert, client }) => {
    const user = await createCustomer({ lockedAt: clock.now(), groups: ['shop_admin'] })
    for (const route of ROUTES) {
      const json = await ask(client, route).accept('json').loginAs(user)
      json.assertStatus(403)
      json.assertBodyContains({ errors: [{ code: 'identity.errors.locked' }] })
      const page = await ask(client, route).accept('html').loginAs(user).redirects(0)
      page.assertHeader('location', '/logout')
      assert.isUndefined(page.session('auth_web'))
    }
  })

  test('who has not agreed to the privacy notice passes nowhere', async ({ client }) => {
    const user = await createCustomer({ privacyNoticeAgreedAt: null })
    for (const route of ROUTES) {
      const json = await ask(client, route).accept('json').loginAs(user)
      json.assertStatus(403)
      json.assertBodyContains({ errors: [{ code: 'identity.errors.privacy_notice_open' }] })
      const page = await ask(client, route).accept('html').loginAs(user).redirects(0)
      page.assertHeader('location', '/accept-privacy-notice')
    }
  })

  test('changed groups count with the next click', async ({ client }) => {
    const user = await createStaff('viewer')
    ;(await ask(client, '/test/tasks').accept('json').loginAs(user)).assertStatus(403)
    await user.merge({ groups: ['shop_admin'] }).save()
    ;(await ask(client, '/test/tasks').accept('json').loginAs(user)).assertStatus(200)
  })
})
