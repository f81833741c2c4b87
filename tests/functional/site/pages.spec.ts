import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import { formatEuro } from '#shared/domain/money'
import { createCustomer } from '#database/factories/identity/people'
import { DOCUMENTS, type DocumentName } from '#site/domain/documents'
import { getDocument } from '#site/queries/get_document'
import { givenProduct } from './support/products.js'

const NAMES = Object.keys(DOCUMENTS) as DocumentName[]

test.group('Site | pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the home page shows categories with their lowest price, and sources', async ({
    client,
  }) => {
    await givenProduct('site_ticks', { venue: 'XTST' })
    const response = await client.get('/').withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('site/home')
    response.assertInertiaPropsContains({
      front: {
        productCount: 1,
        categories: [
          {
            id: 'site-tests',
            name: 'Test',
            price: { kind: 'day', cents: 100 },
            venues: [{ id: 'XTST', name: 'XTST' }],
          },
        ],
      },
    })
  })

  test('pages are readable before any script has come', async ({ assert, client }) => {
    const page = await client.get('/faq')
    assert.match(page.text(), /<h1[^>]*>Frequently asked questions|<h1[^>]*>Questions/)
    assert.include(page.text(), 'data-server-rendered')
  })

  test('{$self} stands in both languages with every figure filled in')
    .with(NAMES)
    .run(async ({ assert, client }, name) => {
      for (const locale of ['en', 'de'] as const) {
        const response = await client
          .get(DOCUMENTS[name])
          .cookie('i18nextLng', locale)
          .withInertia()
        response.assertInertiaComponent('site/document')
        const document = await getDocument(name, locale)
        assert.notInclude(JSON.stringify(document), '{{')
        assert.isAbove(document.sections.length, 1)
      }
    })

  test('the fee in the questions is the configured one', async ({ assert }) => {
    const faq = JSON.stringify(await getDocument('faq', 'de'))
    assert.include(faq, formatEuro(shop.pricing.fee.amountCents, 'de'))
    assert.include(faq, formatEuro(shop.pricing.fee.appliesUpToCents, 'de'))
  })

  test('{$self} names nothing and is not found')
    .with(['/use-cases/999999', '/product/details/nothing'])
    .run(async ({ client }, path) => {
      const response = await client.get(path).withInertia()
      response.assertStatus(404)
      response.assertInertiaComponent('errors/not_found')
    })
})

test.group('Site | unknown addresses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('get the page that says so', async ({ client }) => {
    const response = await client.get('/no/such/page').withInertia()
    response.assertStatus(404)
    response.assertInertiaComponent('errors/not_found')
    response.assertInertiaPropsContains({ user: null })
  })

  test('keep a signed-in person signed in', async ({ client }) => {
    const user = await createCustomer()
    const response = await client.get('/no/such/page').loginAs(user).withInertia()
    response.assertStatus(404)
    response.assertInertiaPropsContains({ user: { id: user.id } })
  })

  test('answer programs in JSON', async ({ client }) => {
    const response = await client.get('/no/such/call').accept('json')
    response.assertStatus(404)
    response.assertBodyContains({ success: false })
  })
})
