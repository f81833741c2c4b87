import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'
import type { Palette } from '#site/queries/list_palette'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'

async function read(client: ApiClient, user?: User): Promise<Palette> {
  const asked = client.get('/palette').accept('json')
  const response = await (user ? asked.loginAs(user) : asked)
  response.assertStatus(200)
  return response.body() as Palette
}

const names = (places: { name: string }[]) => places.map(({ name }) => name)

test.group('Site | command palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('visitors find pages, the way in and visible products', async ({ assert, client }) => {
    await givenProduct('site_seen')
    await givenProduct('site_hidden', { visible: false })
    const { pages, account, admin, products } = await read(client)
    assert.includeMembers(names(pages), ['home', 'products', 'faq', 'data', 'terms'])
    assert.include(names(account), 'sign_in')
    assert.isEmpty(admin)
    assert.deepEqual(
      products.filter(({ code }) => code.startsWith('site_')),
      [{ code: 'site_seen', name: 'Product site_seen', category: 'Test' }]
    )
  })

  test('customers find their account, and no place of the administration', async ({
    assert,
    client,
  }) => {
    const { account, admin } = await read(client, await createCustomer())
    assert.includeMembers(names(account), ['account', 'orders', 'personal_data'])
    assert.notInclude(names(account), 'sign_in')
    assert.isEmpty(admin)
  })

  test('who has not agreed to the privacy notice finds no page of the account', async ({
    assert,
    client,
  }) => {
    const { account } = await read(client, await createCustomer({ privacyNoticeAgreedAt: null }))
    assert.isEmpty(account)
  })

  test('every place that is offered is there', async ({ assert, client }) => {
    const user = await createCustomer()
    const { pages, account } = await read(client, user)
    for (const { path } of [...pages, ...account]) {
      const page: string = path
      const response = await client.get(page).loginAs(user).redirects(0)
      assert.include([200, 302], response.status(), path)
    }
  })

  test('closed: only what has not closed is found', async ({ assert, client }) => {
    const before = { ...shop.decommission }
    Object.assign(shop.decommission, { phase: 'closed' })
    try {
      const { pages, account, products } = await read(client)
      assert.isEmpty(products)
      assert.notIncludeMembers(names(pages), ['products', 'contact'])
      assert.include(names(pages), 'imprint')
      assert.deepEqual(names(account), ['sign_in'])
    } finally {
      Object.assign(shop.decommission, before)
    }
  })

  test('staff find the places of their scopes', async ({ assert, client }) => {
    const { admin } = await read(client, await createStaff('viewer'))
    assert.include(names(admin.flatMap(({ places }) => places)), 'orders')
  })
})
