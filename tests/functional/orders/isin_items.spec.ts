import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { getBasket } from '#basket'
import type User from '#identity/models/user'
import { createCustomer } from '#database/factories/identity/people'
import { listFulfilmentItems } from '#orders/queries/list_fulfilment_items'
import { rows, transaction } from '#shared/database'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'

const KEPT = 'basket-checkout'
const ONE = ['DE000ALS0013']
const TWO = ['DE000ALS0013', 'FR0000LOI090']
const API_WEEK = { from: 20000103, to: 20000107 }

/** A product at 60 EUR a day and ISIN, with a remark that somebody wrote as HTML. */
async function givenSoldByIsin() {
  const id = await givenSoldProduct('BYISIN')
  await rows(
    null,
    `update products set isin_field = 'isin', remark_de = 'Nicht <b>bereinigt</b>',
            remark_en = 'Not <b>adjusted</b><script>alert(1)</script>' where id = ?`,
    [id]
  )
  await rows(
    null,
    `insert into product_isins values (:id, 'DE000ALS0013', 'Alster Schifffahrt AG'),
       (:id, 'FR0000LOI090', null)`,
    { id }
  )
}

const ask = (
  client: ApiClient,
  method: 'post' | 'put',
  address: string,
  user: User,
  body: object
) => client[method](address).json(body).loginAs(user).withCsrfToken().accept('json').redirects(0)

const put = (client: ApiClient, user: User, isins: unknown) =>
  ask(client, 'post', `/api/v1/basket/${user.id}`, user, { product: 'BYISIN', ...API_WEEK, isins })

const itemsOf = async (user: User) => (await getBasket(user.id)).items

type Told = { data: { totalPrice: number; items: Record<string, unknown>[] } }

test.group('Basket | securities of a product that is sold by ISIN', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(givenSoldByIsin)

  test('each is charged for each day; the item names them and its remark', async ({
    assert,
    client,
  }) => {
    const buyer = await createCustomer()
    const added = await put(client, buyer, ['de000als0013', { isin: 'FR0000LOI090' }, ...ONE])
    added.assertStatus(201)
    const { data } = added.body() as Told
    assert.containsSubset(data.items, [
      {
        price: 600,
        isins: [
          { isin: 'DE000ALS0013', name: 'Alster Schifffahrt AG', isAvailable: true },
          { isin: 'FR0000LOI090', name: null, isAvailable: true },
        ],
        productRemark: 'Not <b>adjusted</b>',
        filterableProductParameters: null,
        errors: [],
      },
    ])
    const page = await client.get('/basket/1').loginAs(buyer).withInertia()
    const { items } = page.inertiaProps.contents as unknown as Told['data']
    assert.containsSubset(items, [
      { remarkHtml: { en: 'Not <b>adjusted</b>', de: 'Nicht <b>bereinigt</b>' }, choices: null },
    ])
    const popover = await client
      .get('/basket/1')
      .loginAs(buyer)
      .withInertiaPartialReload('basket/review', ['basketContent'])
    assert.containsSubset(popover.inertiaProps.basketContent, { items: [{ parts: TWO }] })
  })

  test('others are chosen in place; the order keeps them, and delivery is told', async ({
    assert,
    client,
  }) => {
    const buyer = await createCustomer({ tin: 'DE312748100' })
    await put(client, buyer, ONE)
    const [item] = await itemsOf(buyer)
    const address = `/basket/items/${item!.id}`
    await ask(client, 'put', address, buyer, {
      ...WEEK,
      filters: { levelOne: [], levelTwo: [], isins: TWO },
    })
    await ask(client, 'put', address, buyer, { from: '2000-01-03', to: '2000-01-06' })
    assert.containsSubset(await itemsOf(buyer), [{ filters: { isins: TWO } }])

    await checkout(client, buyer, { expectedTotalCents: 57_120 })
    const [order] = await ordersOf(buyer)
    const read = await client.get(`/api/v1/orders/${order!.number}/${buyer.id}`).loginAs(buyer)
    assert.containsSubset((read.body() as Told).data.items, [
      { price: 480, isins: [{ isin: 'DE000ALS0013' }, { isin: 'FR0000LOI090' }] },
      { productRemark: 'Not <b>adjusted</b>' },
    ])
    const wanted = await transaction(async (trx) => {
      const [row] = await rows<{ id: number }>(trx, 'select id from orders where number = ?', [
        order!.number,
      ])
      return listFulfilmentItems(trx, row!.id)
    })
    assert.deepEqual(wanted[0]!.filters, { levelOne: [], levelTwo: [], isins: TWO })

    await ask(client, 'post', `/my-account/my-orders/${order!.number}/again`, buyer, {
      days: 'same',
    })
    assert.containsSubset(await itemsOf(buyer), [{ filters: { isins: TWO } }])
  })

  test('what a visitor entered comes along when he signs in', async ({ assert, client }) => {
    const added = await client
      .post('/basket/items')
      .json({
        productCode: 'BYISIN',
        clientItemId: randomUUID(),
        ...WEEK,
        filters: { levelOne: [], levelTwo: [], isins: TWO },
      })
      .withCsrfToken()
      .redirects(0)
    const [line] = [added.header('set-cookie') ?? []]
      .flat()
      .filter((cookie: string) => cookie.startsWith(`${KEPT}=`))
    const buyer = await createCustomer()
    const request = client.get('/basket/1').loginAs(buyer)
    const value = String(line)
      .slice(KEPT.length + 1)
      .split(';')[0]
    request.cookiesJar[KEPT] = { name: KEPT, value }
    await request
    assert.containsSubset(await itemsOf(buyer), [{ filters: { isins: TWO } }])
  })

  test('{name}: refused, and nothing changes')
    .with([
      { name: 'none', isins: [] },
      { name: 'nothing said', isins: undefined },
      { name: 'a wrong check digit', isins: ['DE000ALS0014'] },
      { name: 'one that the files do not hold', isins: ['US0378331005'] },
      { name: 'a character that no database keeps', isins: ['DE000ALS\u00000013'] },
      { name: 'a number', isins: [4711] },
      { name: 'a word that is no list', isins: 'DE000ALS0013' },
    ])
    .run(async ({ assert, client }, { isins }) => {
      const buyer = await createCustomer()
      const added = await put(client, buyer, isins)
      assert.oneOf(added.status(), [400, 422])
      assert.isEmpty(await itemsOf(buyer))
    })
})
