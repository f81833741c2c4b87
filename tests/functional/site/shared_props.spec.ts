import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import downloadWindow from '#config/download_window'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'

test.group('Site | shared props', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('visitors get the shop’s facts and no person', async ({ client }) => {
    const response = await client.get('/faq').withInertia()
    response.assertInertiaPropsContains({
      user: null,
      locale: 'en',
      theme: 'system',
      basket: { count: 0 },
      shop: {
        name: shop.name,
        operator: shop.seller.legalName,
        supportEmail: shop.support.email,
        downloadWindowDays: downloadWindow.days,
        phase: 'active',
        ending: null,
      },
    })
  })

  test('customers get themselves, without scopes', async ({ client }) => {
    const user = await createCustomer()
    const response = await client.get('/faq').loginAs(user).withInertia()
    response.assertInertiaPropsContains({
      user: {
        id: user.id,
        firstName: user.firstName,
        username: user.username,
        isStaff: false,
        scopes: [],
        hasAgreed: true,
        adminPlaces: [],
        userTabs: [],
      },
    })
  })

  test('staff get the scopes of their roles', async ({ assert, client }) => {
    const response = await client
      .get('/faq')
      .loginAs(await createStaff('viewer'))
      .withInertia()
    const { user } = response.inertiaProps as { user: { isStaff: boolean; scopes: string[] } }
    assert.isTrue(user.isStaff)
    assert.include(user.scopes, 'orders.read')
    assert.notInclude(user.scopes, 'orders.write')
  })

  test('the basket’s list is read only when it is asked for', async ({ assert, client }) => {
    const user = await createCustomer()
    const page = await client.get('/faq').loginAs(user).withInertia()
    assert.notProperty(page.inertiaProps, 'basketContent')
    const asked = await client
      .get('/faq')
      .loginAs(user)
      .withInertiaPartialReload('site/document', ['basketContent'])
    asked.assertInertiaPropsContains({ basketContent: { items: [], totalCents: 0 } })
  })

  test('a visitor’s page costs no query', async ({ assert, client }) => {
    await client.get('/faq').withInertia()
    let queries = 0
    db.connection()
      .getWriteClient()
      .on('query', () => queries++)
    await client.get('/faq').withInertia()
    assert.equal(queries, 0)
    await client
      .get('/faq')
      .loginAs(await createCustomer())
      .withInertia()
    assert.isAbove(queries, 0)
  })
})

test.group('Site | content security policy', () => {
  test('allows scripts and styles of this answer alone', async ({ assert, client }) => {
    const response = await client.get('/faq')
    const policy = String(response.header('content-security-policy'))
    const [, nonce] = /'nonce-([^']+)'/.exec(policy)!
    for (const directive of ['script-src', 'style-src']) {
      const sources = policy.split(';').find((part) => part.trim().startsWith(`${directive} `))!
      assert.include(sources, `'nonce-${nonce}'`)
      assert.notInclude(sources, 'unsafe-inline')
      assert.notInclude(sources, 'unsafe-eval')
    }
    const scripts = response.text().match(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g) ?? []
    assert.isNotEmpty(scripts)
    for (const script of scripts) assert.include(script, `nonce="${nonce}"`)
  })

  test('uses every nonce once', async ({ assert, client }) => {
    const policies = await Promise.all([client.get('/faq'), client.get('/faq')])
    const [one, other] = policies.map((answer) => answer.header('content-security-policy'))
    assert.notEqual(one, other)
  })
})
