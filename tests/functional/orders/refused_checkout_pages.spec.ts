import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  itemsOf,
  lockBasket,
} from '#tests/fixtures/basket/given_basket'

const PRODUCT = (set: string) => () => rows(null, `update products set ${set} where code = 'TICKS'`)

/** What becomes wrong behind the buyer's back, where the page leads then, and what it says. */
const MEANWHILE: {
  what: string
  meanwhile: (user: User) => unknown
  page: string
  says: RegExp
}[] = [
  {
    what: 'the product is withdrawn',
    meanwhile: PRODUCT('visible = false'),
    page: '/basket/1',
    says: /cannot be ordered as chosen. Please change or remove them/,
  },
  {
    what: 'the country is excluded',
    meanwhile: PRODUCT(`excluded_countries = '{DE}'`),
    page: '/basket/1',
    says: /not available in your region. Please remove them/,
  },
  {
    what: 'the range falls out of coverage',
    meanwhile: async () => {
      await rows(null, 'delete from lake_files')
      await rows(
        null,
        `select refresh_coverage(id, '2000-01-01'::date, '2000-01-14'::date)
             from products where code = 'TICKS'`
      )
    },
    page: '/basket/1',
    says: /cannot be ordered as chosen/,
  },
  {
    what: 'the basket is emptied in another tab',
    meanwhile: (user) => rows(null, 'delete from basket_items where user_id = ?', [user.id]),
    page: '/basket/1',
    says: /Your basket is empty/,
  },
  {
    what: 'the billing address is gone',
    meanwhile: (user) =>
      rows(null, `delete from addresses where user_id = ? and kind = 'billing'`, [user.id]),
    page: '/basket/2',
    says: /Please fill in the billing address first/,
  },
  {
    what: 'a payment locks the basket',
    meanwhile: (user) => lockBasket(user),
    page: '/basket/3',
    says: /locked due to the ongoing payment process/,
  },
]

type Refused = { message: string; orderNumber: number | null } | null

/** The page that a browser ends on after a press of the button, and what it says of the order. */
async function landing(client: ApiClient, user: User, form: object) {
  let answer = await checkout(client, user, form as Record<string, unknown>)
  let path = String(answer.header('location'))
  for (let steps = 0; steps < 5; steps++) {
    answer = await client
      .get(path)
      .loginAs(user)
      .withInertia()
      .header('referer', `http://${process.env.HOST}:${process.env.PORT}/basket/3`)
      .withFlashMessages(answer.flashMessages())
      .redirects(0)
    if (answer.status() === 200) break
    path = String(answer.header('location'))
  }
  return { path, refused: (answer.body() as { props: { refused?: Refused } }).props.refused }
}

const idsOf = async (user: User) => {
  const found = await rows<{ id: number }>(null, 'select id from basket_items where user_id = ?', [
    user.id,
  ])
  return found.map(({ id }) => Number(id))
}

test.group('Orders | a refused order says so where one lands', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{what}: {page}')
    .with(MEANWHILE)
    .run(async ({ assert, client }, { meanwhile, page, says }) => {
      const buyer = await givenBuyer('TICKS')
      const items = await idsOf(buyer)
      await meanwhile(buyer)
      const { path, refused } = await landing(client, buyer, { items })
      assert.equal(path, page)
      assert.match(refused!.message, says)
      assert.isNull(refused!.orderNumber)
      assert.isEmpty(await ordersOf(buyer))
    })

  test('a second tab after the first has ordered: the order exists', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const items = await idsOf(buyer)
    await checkout(client, buyer, { items })
    const [order] = await ordersOf(buyer)
    const { path, refused } = await landing(client, buyer, { items })
    assert.equal(path, '/basket/1')
    assert.equal(refused!.orderNumber, order!.number)
    assert.include(refused!.message, String(order!.number))
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('back to the page of an order, with the same item in the basket again: {what}')
    .with([
      { what: 'sent as it was', over: {} },
      { what: 'with another reference', over: { ownReference: 'PO 2' } },
      { what: 'under a key of its own', over: { idempotencyKey: randomUUID() } },
    ])
    .run(async ({ assert, client }, { over }) => {
      const buyer = await givenBuyer('TICKS')
      const stale = { idempotencyKey: randomUUID(), items: await idsOf(buyer) }
      await checkout(client, buyer, stale)
      const [order] = await ordersOf(buyer)
      await givenItem(buyer, 'TICKS')
      const { path, refused } = await landing(client, buyer, { ...stale, ...over })
      assert.equal(path, '/basket/3')
      assert.equal(refused!.orderNumber, order!.number)
      assert.match(refused!.message, /What is in your basket now is not ordered yet/)
      assert.deepEqual(await itemsOf(buyer), ['TICKS'])

      await checkout(client, buyer, { items: await idsOf(buyer) })
      assert.lengthOf(await ordersOf(buyer), 2)
    })

  test('a button pressed twice is one order and one thank-you', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const form = { idempotencyKey: randomUUID(), items: await idsOf(buyer) }
    await checkout(client, buyer, form)
    const [order] = await ordersOf(buyer)
    const again = await checkout(client, buyer, form)
    again.assertHeader('location', `/basket-status/${order!.number}`)
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('other items at the same price are not ordered unseen', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const items = await idsOf(buyer)
    await rows(null, 'delete from basket_items where user_id = ?', [buyer.id])
    await givenItem(buyer, 'TICKS')
    const { path, refused } = await landing(client, buyer, { items })
    assert.equal(path, '/basket/3')
    assert.match(refused!.message, /Your basket changed meanwhile/)
    assert.isEmpty(await ordersOf(buyer))
  })
})
