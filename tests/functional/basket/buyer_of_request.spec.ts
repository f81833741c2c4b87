import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import type { Quote } from '#catalogue'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'

const QUOTE = '/products/buyer_ticks/quote?from=2025-03-03&to=2025-03-31'

test.group('Basket | who the catalogue prices for', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenProduct('buyer_ticks')
  })

  test('a visitor’s VAT is not decided', async ({ assert, client }) => {
    const { data } = (await client.get(QUOTE).accept('json')).body() as { data: Quote }
    assert.containsSubset(data.vat, { reason: 'unknown', percent: 0 })
  })

  test('a customer’s VAT follows the delivery address', async ({ assert, client }) => {
    const user = await createCustomer()
    const response = await client.get(QUOTE).accept('json').loginAs(user)
    const { data } = response.body() as { data: Quote }
    assert.containsSubset(data.vat, { reason: 'domestic', percent: 19 })
  })
})
