import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { emptyOrders } from '#tests/functional/orders/support/checkout'
import {
  givenItem,
  givenSoldProduct,
  itemsOf,
  lockBasket,
  WEEK,
} from '#tests/functional/orders/support/given_basket'

const KEY = 'basket.pending'
const pending = (productCode: string, over: object = {}) => ({
  clientItemId: randomUUID() as string,
  productCode,
  ...WEEK,
  ...over,
})

type Contents = { items: { ref: string }[]; totals: { subtotalCents: number; vat: object } }

test.group('Basket | what a visitor chose', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('waits in the session and is priced without VAT', async ({ assert, client }) => {
    const item = pending('TICKS')
    const added = await client
      .post('/basket/items')
      .json(item)
      .withCsrfToken()
      .withInertia()
      .redirects(0)
    added.assertHeader('location', '/basket/1')
    assert.deepEqual(added.session(KEY), [item])
    const page = await client
      .get('/basket/1')
      .withSession({ [KEY]: [item] })
      .withInertia()
    const { contents } = page.inertiaProps as { contents: Contents }
    assert.equal(contents.items[0]!.ref, item.clientItemId)
    assert.containsSubset(contents.totals, { subtotalCents: 30_000, vat: { reason: 'unknown' } })
  })

  test('can be taken out again', async ({ assert, client }) => {
    const [one, two] = [pending('TICKS'), pending('TICKS')]
    const response = await client
      .delete(`/basket/items/${one.clientItemId}`)
      .withSession({ [KEY]: [one, two] })
      .withCsrfToken()
      .withInertia()
      .redirects(0)
    assert.deepEqual(response.session(KEY), [two])
  })

  test('the steps behind the first need an account', async ({ client }) => {
    for (const address of ['/basket/2', '/basket/3']) {
      const response = await client.get(address).accept('html').redirects(0)
      response.assertHeader('location', '/sign-in-or-register')
    }
  })

  test('comes along when somebody signs in, exactly once', async ({ assert, client }) => {
    const buyer = await createCustomer()
    const session = { [KEY]: [pending('TICKS')] }
    const open = () => client.get('/basket/1').loginAs(buyer).withSession(session).withInertia()
    const page = await open()
    assert.deepEqual(page.session(KEY), [])
    await open()
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
  })

  test('joins what the basket holds already', async ({ assert, client }) => {
    await givenSoldProduct('QUOTES')
    const buyer = await createCustomer()
    await givenItem(buyer, 'TICKS')
    await client
      .get('/basket/2')
      .loginAs(buyer)
      .withSession({ [KEY]: [pending('QUOTES')] })
      .withInertia()
    assert.deepEqual(await itemsOf(buyer), ['TICKS', 'QUOTES'])
  })

  test('is dropped and named where it cannot be bought', async ({ assert, client }) => {
    await givenSoldProduct('LOCAL', { excluded: ['DE'] })
    const buyer = await createCustomer()
    const items = [pending('LOCAL'), pending('GONE'), pending('TICKS')]
    const page = await client
      .get('/basket/1')
      .loginAs(buyer)
      .withSession({ [KEY]: items })
      .withInertia()
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
    assert.deepEqual(page.session(KEY), [])
    const toasts = page.flashMessage('toasts') as unknown as { text: string }[]
    assert.lengthOf(toasts, 2)
    assert.include(toasts[0]!.text, 'LOCAL')
  })

  test('waits on while a payment locks the basket', async ({ assert, client }) => {
    const buyer = await createCustomer()
    await givenItem(buyer, 'TICKS')
    await lockBasket(buyer)
    const items = [pending('TICKS')]
    const page = await client
      .get('/basket/1')
      .loginAs(buyer)
      .withSession({ [KEY]: items })
      .withInertia()
    assert.deepEqual(page.session(KEY), items)
    assert.lengthOf(await itemsOf(buyer), 1)
  })

  test('a session that somebody spoiled is an empty basket', async ({ client }) => {
    const spoiled = [
      pending('TICKS', { from: '2000-02-31' }),
      pending('TICKS', { to: '1999-01-01' }),
    ]
    const page = await client
      .get('/basket/1')
      .withSession({ [KEY]: spoiled })
      .withInertia()
    page.assertStatus(200)
    page.assertInertiaPropsContains({ contents: { items: [], blocked: 'basket.errors.empty' } })
  })
})

test.group('Basket | two tabs after signing in', (group) => {
  group.each.teardown(emptyOrders)

  test('8 pages at once adopt an item once', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await createCustomer()
    const session = { [KEY]: [pending('TICKS')] }
    await Promise.all(
      Array.from({ length: 8 }, () =>
        client.get('/basket/1').loginAs(buyer).withSession(session).withInertia()
      )
    )
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
  })
})
