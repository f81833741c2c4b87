import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { getBasket } from '#basket'
import type User from '#identity/models/user'
import { getOrder } from '#orders/queries/get_order'
import { rows } from '#shared/database'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'

const ALL = { levelOne: ['NORTH', 'SOUTH'], levelTwo: ['EUR', 'USD'] }
const SOME = { levelOne: ['NORTH'], levelTwo: ['USD'] }

/** A product whose files hold two exchanges and two currencies, each to be chosen. */
async function givenFilterableProduct() {
  const id = await givenSoldProduct('PARTS')
  await rows(null, `update products set kind = 'filterable' where id = ?`, [id])
  for (const [at, field] of ['venue', 'currency'].entries()) {
    await rows(null, 'insert into product_filter_levels values (?, ?, ?)', [id, at + 1, field])
    for (const [position, code] of (at === 0 ? ALL.levelOne : ALL.levelTwo).entries()) {
      await rows(
        null,
        `insert into product_filter_values (product_id, level, code, name, position)
         values (?, ?, ?, ?, ?)`,
        [id, at + 1, code, code === 'NORTH' ? 'Northern Exchange' : null, position]
      )
    }
  }
}

const ask = (
  client: ApiClient,
  method: 'post' | 'put',
  address: string,
  user: User,
  body: object
) => client[method](address).json(body).loginAs(user).withCsrfToken().accept('json').redirects(0)

const itemsOf = async (user: User) => (await getBasket(user.id)).items

test.group('Basket | parts of a filterable product', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(givenFilterableProduct)

  test('all are wanted where none is named; the page shows their names and the choice', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('PARTS')
    const page = await client.get('/basket/1').loginAs(buyer).withInertia()
    const { items } = page.inertiaProps.contents as { items: Record<string, never>[] }
    assert.containsSubset(items, [
      {
        line: { filters: ALL },
        choices: { levelOne: { values: [{ name: 'Northern Exchange' }, { name: 'SOUTH' }] } },
      },
    ])
    const popover = await client
      .get('/basket/1')
      .loginAs(buyer)
      .withInertiaPartialReload('basket/review', ['basketContent'])
    assert.containsSubset(popover.inertiaProps.basketContent, {
      items: [{ parts: ['NORTH', 'SOUTH', 'EUR', 'USD'] }],
    })
  })

  test('others are chosen, stay when only days change, and stand in the order', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('PARTS')
    const [item] = await itemsOf(buyer)
    const address = `/basket/items/${item!.id}`
    await ask(client, 'put', address, buyer, { ...WEEK, filters: SOME })
    await ask(client, 'put', address, buyer, { from: '2000-01-03', to: '2000-01-07' })
    assert.containsSubset(await itemsOf(buyer), [{ filters: SOME }])

    const parts = {
      levelOne: [{ code: 'NORTH', name: 'Northern Exchange' }],
      levelTwo: [{ code: 'USD', name: 'USD' }],
    }
    const read = (path: string) => client.get(`/api/v1${path}`).loginAs(buyer)
    const told = (answer: { body(): unknown }) =>
      (answer.body() as { data: { items: object[] } }).data.items
    const basket = await read(`/basket/${buyer.id}`)
    assert.containsSubset(told(basket), [{ filterableProductParameters: parts }])

    await checkout(client, buyer)
    const [order] = await ordersOf(buyer)
    const api = await read(`/orders/${order!.number}/${buyer.id}`)
    assert.containsSubset(told(api), [{ filterableProductParameters: parts }])
    const placed = await getOrder(order!.number)
    assert.containsSubset(placed!.quote.lines, [
      { filters: SOME, parts: { levelOne: [{ name: 'Northern Exchange' }] } },
    ])
  })

  test('{name}: refused, and nothing changes')
    .with([
      { name: 'none of a kind', filters: { levelOne: [], levelTwo: ['EUR'] } },
      {
        name: 'one that the files do not hold',
        filters: { levelOne: ['WEST'], levelTwo: ['EUR'] },
      },
      { name: 'a word that is no list', filters: { levelOne: 'NORTH', levelTwo: ['EUR'] } },
    ])
    .run(async ({ assert, client }, { filters }) => {
      const buyer = await givenBuyer('PARTS')
      const [item] = await itemsOf(buyer)
      const added = await ask(client, 'post', '/basket/items', buyer, {
        ...{ productCode: 'PARTS', clientItemId: randomUUID(), ...WEEK },
        filters,
      })
      const changed = await ask(client, 'put', `/basket/items/${item!.id}`, buyer, {
        ...WEEK,
        filters,
      })
      for (const answer of [added, changed]) assert.oneOf(answer.status(), [400, 422])
      assert.deepEqual(await itemsOf(buyer), [item])
    })
})
