import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const FORM = {
  'items[0][product]': 'kept',
  'items[0][from]': '2025-03-03',
  'items[0][to]': '2025-03-04',
}

const savedQuotes = () => rows(null, 'select number from saved_quotes')

test.group('Catalogue | a visitor’s quote to save', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct('kept')
    await givenFiles(id, [{ day: '2025-03-03' }, { day: '2025-03-04' }])
  })

  test('a visitor is asked to sign in, and nothing is saved before', async ({ assert, client }) => {
    const kept = await client.post('/quote/keep').form(FORM).withCsrfToken().redirects(0)
    kept.assertHeader('location', '/quote/keep')
    assert.equal(kept.session('quote_to_save'), '/quote?item=kept.2025-03-03.2025-03-04')
    const asked = await client.get('/quote/keep').redirects(0)
    asked.assertHeader('location', '/sign-in-or-register')
    assert.isEmpty(await savedQuotes())
  })

  test('once signed in he finds it saved, once', async ({ assert, client }) => {
    const user = await createCustomer()
    const link = '/quote?item=kept.2025-03-03.2025-03-04'
    const session = { quote_to_save: link }
    const saved = await client.get('/quote/keep').withSession(session).loginAs(user).redirects(0)
    const [quote, ...more] = (await savedQuotes()) as { number: number }[]
    assert.isEmpty(more)
    saved.assertHeader('location', `/my-account/quotes/${quote!.number}`)
    assert.isUndefined(saved.session('quote_to_save'))
  })

  test('an address alone saves nothing', async ({ assert, client }) => {
    const user = await createCustomer()
    const page = await client
      .get('/quote/keep?item=kept.2025-03-03.2025-03-04')
      .loginAs(user)
      .redirects(0)
    page.assertHeader('location', '/my-account/quotes')
    assert.isEmpty(await savedQuotes())
  })

  test('what cannot be saved leads back to the quote, which says why', async ({
    assert,
    client,
  }) => {
    const link = '/quote?item=kept.2025-03-08.2025-03-09'
    const page = await client
      .get('/quote/keep')
      .withSession({ quote_to_save: link })
      .loginAs(await createCustomer())
      .redirects(0)
    page.assertHeader('location', link)
    assert.containsSubset(page.flashMessage('toasts'), [{ tone: 'error' }])
  })
})
