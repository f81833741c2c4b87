import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import {
  checkout,
  checkoutAsJson,
  lastNumber,
  mailsTo,
  ordersOf,
  refusalOf,
} from '#tests/fixtures/orders/checkout'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  itemsOf,
} from '#tests/fixtures/basket/given_basket'

const priceOf = (code: string, cents: number) =>
  rows(null, 'update products set daily_price_cents = ? where code = ?', [cents, code])

async function loseDay() {
  await rows(null, `delete from lake_files where day = '2000-01-05'`)
  await rows(
    null,
    `select refresh_coverage(id, '2000-01-01'::date, '2000-01-14'::date)
       from products where code = 'TICKS'`
  )
}

/** What changes behind the buyer's back, and the total that he would have to pay then. */
const CHANGES = [
  { title: 'a price rose', change: () => priceOf('TICKS', 7_000), cents: 41_650 },
  { title: 'a price fell', change: () => priceOf('TICKS', 5_000), cents: 35_700 },
  { title: 'a day is gone', change: loseDay, cents: 34_510 },
]

const CODE = 'orders.errors.prices_changed'
const CONSENTS = ['terms', 'legal_entity']

type Item = { formerPrice: number | null; formerDays: number | null }
type Basket = { grossPrice: number; blocked: string | null; items: Item[] }
type Answer = { data: Basket; errors: { code: string }[] }

// Typed as text, so that answers are read as any program reads them.
const pathOf = ({ id }: User, part = ''): string => `/api/v1/basket/${id}${part}`

const apiOf = (client: ApiClient, user: User) => {
  const order = (form: object) =>
    client
      .post(pathOf(user, '/checkout'))
      .json({ paymentMethod: 'BankTransfer', consents: CONSENTS, ...form })
      .loginAs(user)
      .withCsrfToken()
  const agree = () => client.put(pathOf(user, '/agreedPrices')).loginAs(user).withCsrfToken()
  const basket = async () => ((await client.get(pathOf(user)).loginAs(user)).body() as Answer).data
  return { order, agree, basket }
}

test.group('Orders | changes that nobody agreed to', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{title}: the page is led back to step 1, and ordered is what was agreed to')
    .with(CHANGES)
    .run(async ({ assert, client }, { change, cents }) => {
      const buyer = await givenBuyer('TICKS')
      const number = await lastNumber()
      await change()
      const refused = await checkout(client, buyer, { expectedTotalCents: cents }, 'de')
      refused.assertHeader('location', '/basket/1')
      assert.match(refusalOf(refused).message, /Es wurde nichts bestellt.*Schritt 1/)
      assert.isEmpty(await ordersOf(buyer))
      assert.isEmpty(await mailsTo(buyer))
      assert.deepEqual(await itemsOf(buyer), ['TICKS'])
      assert.equal(await lastNumber(), number)

      await client.put('/basket/agreed-prices').loginAs(buyer).withCsrfToken().redirects(0)
      await checkout(client, buyer, { expectedTotalCents: cents })
      assert.containsSubset(await ordersOf(buyer), [{ gross: cents }])
    })

  test('{title}: the HTTP API answers 409, with and without a total, until it is agreed')
    .with(CHANGES)
    .run(async ({ assert, client }, { change, cents }) => {
      const buyer = await givenBuyer('TICKS')
      const { order, agree, basket } = apiOf(client, buyer)
      assert.isNull((await basket()).blocked)
      await change()
      assert.equal((await basket()).blocked, 'basket.errors.changed')
      for (const form of [{}, { expectedTotal: cents / 100 }]) {
        const refused = await order(form)
        refused.assertStatus(409)
        assert.equal((refused.body() as Answer).errors[0]!.code, CODE)
      }
      assert.isEmpty(await ordersOf(buyer))

      const agreed = await agree()
      agreed.assertStatus(200)
      assert.containsSubset((agreed.body() as Answer).data, {
        blocked: null,
        grossPrice: cents / 100,
        items: [{ formerPrice: null, formerDays: null }],
      })
      const placed = await order({})
      placed.assertStatus(201)
      assert.containsSubset(await ordersOf(buyer), [{ gross: cents }])
    })

  test('the HTTP API tells what an item cost and held when it was put in', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    await loseDay()
    const { items } = await apiOf(client, buyer).basket()
    assert.containsSubset(items, [{ price: 240, formerPrice: 300, formerDays: 5 }])
  })

  test('the same total hides no change: one price rose, another fell', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('OTHER')
    const buyer = await givenBuyer('TICKS')
    await givenItem(buyer, 'OTHER')
    await priceOf('TICKS', 7_000)
    await priceOf('OTHER', 5_000)
    const refused = await checkoutAsJson(client, buyer, { expectedTotalCents: 71_400 })
    refused.assertStatus(409)
    refused.assertBodyContains({ errors: [{ code: CODE }] })
    assert.isEmpty(await ordersOf(buyer))
    await client.put('/basket/agreed-prices').loginAs(buyer).withCsrfToken().redirects(0)
    await checkout(client, buyer, { expectedTotalCents: 71_400 })
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('a card is not charged for them either', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await priceOf('TICKS', 7_000)
    const form = { paymentMethod: 'Card', cardId: 's-crd-abc', expectedTotalCents: 41_650 }
    const refused = await checkout(client, buyer, form)
    refused.assertHeader('location', '/basket/1')
    const attempts = await rows(null, 'select id from payment_attempts where user_id = ?', [
      buyer.id,
    ])
    assert.isEmpty(attempts)
  })
})
