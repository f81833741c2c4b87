import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  itemsOf,
  lockBasket,
} from '#tests/fixtures/basket/given_basket'

type Answer = {
  success: boolean
  data: Record<string, unknown>
  errors: { code: string; field?: string }[]
}

const basketOf = ({ id }: { id: number }) => `/api/v1/basket/${id}`
const WEEK = { product: 'TICKS', from: 20000103, to: 20000107 }

test.group('HTTP API | the basket', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('tells items and amounts in euros and days as numbers', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const response = await client.get(basketOf(buyer)).loginAs(buyer)
    response.assertStatus(200)
    const { data } = response.body() as Answer
    assert.match(String(data.updated), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    assert.containsSubset(data, {
      userId: buyer.id,
      state: 'New',
      additionalInfo: { accepted: true },
      items: [{ type: 'otp', product: 'TICKS', from: 20000103, to: 20000107, price: 300 }],
      ...{ subtotal: 300, adminFee: 50, totalPrice: 350, vat: 19, vatAmount: 66.5 },
      ...{ grossPrice: 416.5, blocked: null },
      ...{ type: 'B2B', remark: null, paymentMethod: null, delivery: 'Download' },
      ...{ email: buyer.email, company: 'Elbquant Research GmbH', tin: 'DE312748100' },
      billingAddress: { addressLine1: 'Am Sandtorkai 41', city: 'Hamburg', country: 'DE' },
      deliveryAddress: { addressLine1: 'Am Sandtorkai 41', city: 'Hamburg', country: 'DE' },
    })
  })

  test('says by what a payment under way pays', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await lockBasket(buyer)
    const response = await client.get(basketOf(buyer)).loginAs(buyer)
    assert.containsSubset((response.body() as Answer).data, {
      ...{ state: 'Locked', paymentMethod: 'Card' },
    })
  })

  test('sums up what can be ordered; the rest is named and blocks', async ({ assert, client }) => {
    await givenSoldProduct('OTHER')
    const buyer = await givenBuyer('TICKS')
    await givenItem(buyer, 'OTHER')
    await rows(null, `update products set visible = false where code = 'OTHER'`)
    const response = await client.get(basketOf(buyer)).loginAs(buyer)
    assert.containsSubset((response.body() as Answer).data, {
      items: [
        { product: 'TICKS', errors: [] },
        { product: 'OTHER', errors: [{ code: 'catalogue.errors.not_orderable' }] },
      ],
      ...{ subtotal: 300, grossPrice: 416.5, blocked: 'basket.errors.not_sellable' },
    })
  })

  test('takes an item once, however often it is sent, and gives it back', async ({
    assert,
    client,
  }) => {
    const buyer = await createCustomer()
    const item = { ...WEEK, clientItemId: randomUUID() }
    const post = () => client.post(basketOf(buyer)).json(item).loginAs(buyer).withCsrfToken()
    const [first, second] = [await post(), await post()]
    first.assertStatus(201)
    second.assertStatus(201)
    const { items } = (second.body() as Answer).data as { items: { id: number }[] }
    assert.lengthOf(items, 1)

    const removed = await client
      .delete(`${basketOf(buyer)}/${items[0]!.id}`)
      .loginAs(buyer)
      .withCsrfToken()
    assert.deepEqual((removed.body() as Answer).data.items, [])
  })

  test('{title} is refused with {code}')
    .with([
      { title: 'a day that does not exist', item: { from: 20000231 }, code: 'item_invalid' },
      { title: 'a range that runs backwards', item: { to: 20000101 }, code: 'item_invalid' },
      { title: 'a product nobody knows', item: { product: 'NONE' }, code: 'product_unknown' },
    ])
    .run(async ({ assert, client }, { item, code }) => {
      const buyer = await createCustomer()
      const response = await client
        .post(basketOf(buyer))
        .json({ ...WEEK, ...item })
        .loginAs(buyer)
        .withCsrfToken()
      response.assertStatus(422)
      const { success, errors } = response.body() as Answer
      assert.isFalse(success)
      assert.match(errors[0]!.code, new RegExp(`\\.${code}$`))
      assert.include(Object.keys(WEEK), errors[0]!.field!)
      assert.deepEqual(await itemsOf(buyer), [])
    })

  test('is emptied, but not while a payment is under way', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const empty = () => client.delete(basketOf(buyer)).loginAs(buyer).withCsrfToken()
    await lockBasket(buyer)
    const refused = await empty()
    refused.assertStatus(423)
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])

    await lockBasket(buyer, -1)
    const emptied = await empty()
    emptied.assertStatus(200)
    assert.deepEqual(await itemsOf(buyer), [])
  })

  test('nobody reads or changes the basket of somebody else', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const stranger = await createCustomer()
    const answers = [
      await client.get(basketOf(buyer)).loginAs(stranger),
      await client.delete(basketOf(buyer)).loginAs(stranger).withCsrfToken(),
      await client.post(basketOf(buyer)).json(WEEK).loginAs(stranger).withCsrfToken(),
    ]
    for (const answer of answers) answer.assertStatus(404)
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
    const visitor = await client.get(basketOf(buyer))
    visitor.assertStatus(401)
  })
})
