import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { findUserOf } from '#tests/fixtures/orders/user_of_order'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'

type Form = Record<string, unknown>
type Answer = {
  success: boolean
  data: Record<string, unknown> & { orderId: number; content: { orderId: number }[] }
  errors: { code: string }[]
}

const FORM = {
  paymentMethod: 'BankTransfer',
  ownReference: 'PO 7',
  remark: 'Before noon',
  consents: ['terms', 'legal_entity'],
}

test.group('HTTP API | orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('orders in short come in pages of a thousand, whole ones of a hundred', async ({
    client,
  }) => {
    for (const person of [await createCustomer(), await createStaff('admin')]) {
      for (const [path, status] of [
        ['/orders/basic?limit=1000', 200],
        ['/orders/basic?limit=1001', 422],
        ['/orders?limit=100', 200],
        ['/orders?limit=101', 422],
      ] as const) {
        const address: string = `/api/v1${path}`
        ;(await client.get(address).loginAs(person)).assertStatus(status)
      }
    }
  })

  test('a basket is ordered and read back in euros', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const placed = await client
      .post(`/api/v1/basket/${buyer.id}/checkout`)
      .json({ ...FORM, expectedTotal: 416.5 })
      .loginAs(buyer)
      .withCsrfToken()
    placed.assertStatus(201)
    const { orderId } = (placed.body() as Answer).data
    const [stored] = await ordersOf(buyer)
    assert.equal(stored!.number, orderId)

    const read = await client.get(`/api/v1/orders/${orderId}/${buyer.id}`).loginAs(buyer)
    assert.containsSubset((read.body() as Answer).data, {
      ...{ orderId, userId: buyer.id, state: 'Registered', type: 'B2B' },
      ...{ adminFee: 50, discount: 0, totalPrice: 350, vat: 19, grossPrice: 416.5 },
      ...{ paymentMethod: 'BankTransfer', delivery: 'Download', termsAccepted: true },
      ownReference: 'PO 7',
      remark: 'Before noon',
      items: [{ product: 'TICKS', productName: 'TICKS', from: 20000103, to: 20000107, price: 300 }],
    })
  })

  test('the same Idempotency-Key is the same order', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const key = randomUUID()
    const send = (form: Form = {}) =>
      client
        .post(`/api/v1/basket/${buyer.id}/checkout`)
        .json({ ...FORM, ...form })
        .header('idempotency-key', key)
        .loginAs(buyer)
        .withCsrfToken()
    const [first, again] = [await send(), await send()]
    assert.equal((again.body() as Answer).data.orderId, (first.body() as Answer).data.orderId)
    const other = await send({ remark: 'After noon' })
    other.assertStatus(422)
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('{title} is refused: {status}')
    .with([
      { title: 'a total of yesterday', form: { expectedTotal: 400 }, status: 409 },
      { title: 'an order without terms', form: { consents: ['legal_entity'] }, status: 422 },
      { title: 'a payment that is not offered', form: { paymentMethod: 'Quota' }, status: 422 },
    ])
    .run(async ({ assert, client }, { form, status }) => {
      const buyer = await givenBuyer('TICKS')
      const response = await client
        .post(`/api/v1/basket/${buyer.id}/checkout`)
        .json({ ...FORM, ...form })
        .loginAs(buyer)
        .withCsrfToken()
      response.assertStatus(status)
      assert.isFalse((response.body() as Answer).success)
      assert.deepEqual(await ordersOf(buyer), [])
    })

  test('customers list their own orders, those who hold orders.read all of them', async ({
    assert,
    client,
  }) => {
    const [one, other] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    await givenItem(one, 'TICKS')
    for (const buyer of [one, other]) {
      await client
        .post(`/api/v1/basket/${buyer.id}/checkout`)
        .json(FORM)
        .loginAs(buyer)
        .withCsrfToken()
    }
    const list = async (reader: typeof one, path = '/api/v1/orders') => {
      const response = await client.get(path).loginAs(reader)
      return (response.body() as Answer).data.content.map(({ orderId }) => orderId)
    }
    const [mine] = await ordersOf(one)
    const [theirs] = await ordersOf(other)
    assert.deepEqual(await list(one), [mine!.number])
    assert.deepEqual(await list(one, '/api/v1/orders/basic'), [mine!.number])
    const viewer = await createStaff('viewer')
    assert.deepEqual(await list(viewer, '/api/v1/orders?orderBy=number&orderDirection=ASC'), [
      mine!.number,
      theirs!.number,
    ])
    assert.deepEqual(await list(await createCustomer()), [])
  })

  test('the terms of an order that staff placed are accepted by its customer alone', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const buyer = await findUserOf(number)
    const accept = (user: User, sub: number, consents: string[]) =>
      client
        .put(`/api/v1/orders/${number}/${sub}/accept`)
        .json({ consents })
        .loginAs(user)
        .withCsrfToken()
    const accepted = async () => {
      const read = await client.get(`/api/v1/orders/${number}`).loginAs(buyer)
      return (read.body() as Answer).data.termsAccepted
    }
    assert.isFalse(await accepted())
    const both = ['terms', 'legal_entity']
    const one = await accept(buyer, buyer.id, ['terms'])
    one.assertStatus(422)
    const admin = await createStaff('admin')
    for (const sub of [buyer.id, admin.id]) {
      const foreign = await accept(admin, sub, both)
      foreign.assertStatus(404)
    }
    assert.isFalse(await accepted())
    const answers = [await accept(buyer, buyer.id, both), await accept(buyer, buyer.id, both)]
    for (const answer of answers) answer.assertStatus(200)
    assert.isTrue(await accepted())
  })

  test('an order is not there for others, nor under another customer', async ({ client }) => {
    const buyer = await givenBuyer('TICKS')
    await client
      .post(`/api/v1/basket/${buyer.id}/checkout`)
      .json(FORM)
      .loginAs(buyer)
      .withCsrfToken()
    const [order] = await ordersOf(buyer)
    const stranger = await createCustomer()
    const at = (sub: number) => `/api/v1/orders/${order!.number}/${sub}`
    const answers = [
      await client.get(at(buyer.id)).loginAs(stranger),
      await client.get(at(stranger.id)).loginAs(stranger),
      await client.get(at(stranger.id)).loginAs(await createStaff('viewer')),
      await client.get(at(stranger.id)).loginAs(buyer),
    ]
    for (const answer of answers) answer.assertStatus(404)
    const seen = await client.get(at(buyer.id)).loginAs(await createStaff('viewer'))
    seen.assertStatus(200)
  })
})
