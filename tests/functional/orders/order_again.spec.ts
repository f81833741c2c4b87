import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenBuyer, givenSoldProduct, lockBasket } from '#tests/fixtures/basket/given_basket'
import { OrderDeliveries } from '#orders/gateways/order_deliveries'

type Item = { code: string; from: string; to: string }

const PAGE = '/my-account/my-orders'

const send = (client: ApiClient, user: User, path: string, form: object) =>
  client.post(`${PAGE}/${path}`).json(form).loginAs(user).withCsrfToken().withInertia().redirects(0)

const basketOf = (user: User) =>
  rows<Item>(
    null,
    `select product_code as code, from_day as "from", to_day as "to"
       from basket_items where user_id = ? order by id`,
    [user.id]
  )

async function placed(client: ApiClient, buyer: User): Promise<number> {
  await checkout(client, buyer)
  return (await ordersOf(buyer))[0]!.number
}

test.group('Orders | an order once more', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{days}: {from} – {to} is in the basket, once')
    .with([
      { days: 'same', from: '2000-01-03', to: '2000-01-07' },
      { days: 'following', from: '2000-01-08', to: '2000-01-12' },
    ])
    .run(async ({ assert, client }, { days, from, to }) => {
      const buyer = await givenBuyer('TICKS')
      const number = await placed(client, buyer)
      assert.isEmpty(await basketOf(buyer))

      const response = await send(client, buyer, `${number}/again`, { days })
      response.assertHeader('location', '/basket/1')
      await send(client, buyer, `${number}/again`, { days })
      assert.deepEqual(await basketOf(buyer), [{ code: 'TICKS', from, to }])
    })

  test('what is not sold any more is said, and nothing changes', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const number = await placed(client, buyer)
    await rows(null, `update products set visible = false where code = 'TICKS'`)
    const response = await send(client, buyer, `${number}/again`, { days: 'same' })
    assert.lengthOf(errorsOf(response).form ?? errorsOf(response).productCode ?? [], 1)
    assert.isEmpty(await basketOf(buyer))
  })

  test('a basket in which a payment is under way takes nothing', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const number = await placed(client, buyer)
    await lockBasket(buyer)
    const response = await send(client, buyer, `${number}/again`, { days: 'same' })
    assert.lengthOf(errorsOf(response).form!, 1)
    assert.isEmpty(await basketOf(buyer))
  })

  test("somebody else's order, and days that nobody knows", async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const number = await placed(client, buyer)
    const other = await createCustomer()
    await send(client, other, `${number}/again`, { days: 'same' })
    assert.isEmpty(await basketOf(other))
    const unknown = await send(client, buyer, `${number}/again`, { days: 'all' })
    assert.property(errorsOf(unknown), 'days')
  })
})

test.group('Orders | the terms of an order that staff placed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  const consents = ['terms', 'legal_entity']

  async function unaccepted(client: ApiClient, buyer: User): Promise<number> {
    const number = await placed(client, buyer)
    await rows(
      null,
      `update orders set terms_accepted_at = null, consents = '[]', state = 'Processing' where number = ?`,
      [number]
    )
    return number
  }

  test('nothing else is shown before they are accepted', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const number = await unaccepted(client, buyer)
    const page = () => client.get(`${PAGE}/${number}`).withInertia().loginAs(buyer)
    const before = await page()
    before.assertInertiaComponent('orders/terms')
    assert.notProperty(before.inertiaProps, 'order')

    for (const part of consents) {
      const refused = await send(client, buyer, `${number}/terms`, { consents: [part] })
      const [missing] = consents.filter((name) => name !== part)
      assert.property(errorsOf(refused), missing!)
    }
    const outdated = { consents, termsVersion: '1.9' }
    const refused = await send(client, buyer, `${number}/terms`, outdated)
    assert.properties(errorsOf(refused), ['terms'])
    ;(await page()).assertInertiaComponent('orders/terms')
    const access = new OrderDeliveries()
    const may = () => access.mayDownload(buyer.id, String(number))
    const maySee = () => access.maySee(buyer, String(number))
    assert.deepEqual(await may(), { verdict: 'no' })
    assert.isFalse(await maySee())

    await send(client, buyer, `${number}/terms`, { consents })
    await send(client, buyer, `${number}/terms`, { consents })
    const after = await page()
    after.assertInertiaComponent('orders/show')
    assert.deepEqual(await may(), { verdict: 'not_completed' })
    assert.isTrue(await maySee())
    const { order } = after.inertiaProps as unknown as {
      order: { consents: { document: string; version: string }[]; history: { kind: string }[] }
    }
    assert.sameMembers(
      order.consents.map(({ document }) => document),
      consents
    )
    assert.lengthOf(
      order.history.filter(({ kind }) => kind === 'terms_accepted'),
      1
    )
  })

  test('nobody accepts them for somebody else', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const number = await unaccepted(client, buyer)
    await send(client, await createCustomer(), `${number}/terms`, { consents })
    const [order] = await rows<{ at: Date | null }>(
      null,
      'select terms_accepted_at as at from orders where number = ?',
      [number]
    )
    assert.isNull(order!.at)
  })
})
