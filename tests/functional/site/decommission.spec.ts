import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import type { DecommissionPhase } from '#site/domain/decommission'
import { createCustomer } from '#database/factories/identity/people'
import { stored, VISITOR } from '#tests/fixtures/site/messages'

const before = { ...shop.decommission }
const enter = (phase: DecommissionPhase) => {
  Object.assign(shop.decommission, {
    phase,
    endsOn: '2027-10-29',
    successorUrl: 'https://next.example',
  })
}

test.group('Site | decommission', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => {
    Object.assign(shop.decommission, before)
  })

  test('active: no page names an end', async ({ client }) => {
    enter('active')
    const response = await client.get('/faq').withInertia()
    response.assertInertiaPropsContains({ shop: { phase: 'active', ending: null } })
  })

  test('announced: the banner names day and successor, everything works', async ({
    assert,
    client,
  }) => {
    enter('announced')
    const page = await client.get('/contact')
    page.assertStatus(200)
    assert.include(
      page.text(),
      'This shop will cease operations on 2027/10/29. Please move to next.example.'
    )
  })

  test('closing: {path} shows the notice with 403')
    .with([{ path: '/contact' }, { path: '/basket/2' }, { path: '/contact/success' }])
    .run(async ({ assert, client }, { path }) => {
      enter('closing')
      const response = await client.get(path)
      response.assertStatus(403)
      assert.include(response.text(), 'href="https://next.example"')
    })

  test('closing: a form that is sent anyway is refused and not stored', async ({
    assert,
    client,
  }) => {
    enter('closing')
    const response = await client.post('/contact').json(VISITOR).withInertia().withCsrfToken()
    response.assertStatus(403)
    response.assertInertiaComponent('site/decommissioned')
    assert.isEmpty(await stored())
  })

  test('closing: JSON clients get the envelope', async ({ assert, client }) => {
    enter('closing')
    const path: string = '/api/v1/message/contactUs'
    const response = await client.post(path).json(VISITOR).withCsrfToken()
    response.assertStatus(403)
    assert.containsSubset(response.body(), {
      success: false,
      errors: [{ code: 'decommission.errors.closing' }],
    })
    assert.isEmpty(await stored())
  })

  test('closing: products, basket and account stay', async ({ client }) => {
    enter('closing')
    const user = await createCustomer()
    for (const path of ['/products', '/basket/1', '/my-account']) {
      const page: string = path
      const response = await client.get(page).loginAs(user)
      response.assertStatus(200)
    }
  })

  test('closed: the shop is gone, in German too', async ({ assert, client }) => {
    enter('closed')
    const response = await client.get('/').qs({ lang: 'de' })
    response.assertStatus(410)
    assert.include(response.text(), 'Dieser Shop hat den Betrieb eingestellt.')
  })

  test('closed: the head offers nothing that has closed, and the banner says so', async ({
    assert,
    client,
  }) => {
    const headOf = async (phase: DecommissionPhase) => {
      enter(phase)
      const [, page] = (await client.get('/imprint').accept('html')).text().split('<header')
      return page!.split('<main')[0]!
    }
    const OFFERED = ['href="/products"', 'href="/register"', 'action="/basket/1"', 'will cease']
    const head = await headOf('announced')
    for (const offer of OFFERED) assert.include(head, offer)
    const closed = await headOf('closed')
    for (const offer of OFFERED) assert.notInclude(closed, offer)
    assert.include(closed, 'This shop ceased operations on 2027/10/29.')
    assert.include(closed, 'href="/sign-in-or-register"')
  })

  test('closed: account, imprint and health stay', async ({ client }) => {
    enter('closed')
    const user = await createCustomer()
    for (const path of ['/my-account', '/imprint', '/health/live']) {
      const page: string = path
      const response = await client.get(page).loginAs(user)
      response.assertStatus(200)
    }
  })
})
