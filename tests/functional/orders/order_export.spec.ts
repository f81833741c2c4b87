import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createStaff } from '#database/factories/identity/people'
import { emptyOrders } from '#tests/fixtures/orders/checkout'
import { givenOrder } from '#tests/fixtures/orders/given_order'

async function exported(client: ApiClient, query = '', locale = 'en'): Promise<string[]> {
  const response = await client
    .get(`/admin/manage-orders/export${query}`)
    .loginAs(await createStaff('viewer'))
    .header('accept-language', locale)
  response.assertStatus(200)
  response.assertHeader('content-type', 'text/csv; charset=utf-8')
  return response.text().split('\r\n').filter(Boolean)
}

// The export reads on a connection of its own, so nothing wraps these tests.
test.group('Orders | the list as CSV', (group) => {
  group.each.teardown(emptyOrders)

  test('holds all pages of what the list is narrowed to, in its order', async ({
    assert,
    client,
  }) => {
    const cheap = await givenOrder({ cents: 31_000 })
    for (let count = 1; count <= 11; count++) await givenOrder({ cents: 40_000 + count })
    await givenOrder({ state: 'Failed' })
    const [head, ...lines] = await exported(client, '?view=open&orderBy=gross&orderDirection=asc')
    assert.match(head!, /^\uFEFFOrder;Created;Updated;State;Type;Payment;Company;/)
    assert.lengthOf(lines, 12)
    assert.isTrue(lines[0]!.startsWith(`${cheap};`))
    assert.include(lines[0]!, ';Registered;B2B;Bank transfer;')
    assert.isTrue(lines[0]!.endsWith(';310.00;19;58.90;368.90'))
  })

  test('cells that a spreadsheet would execute are made harmless', async ({ assert, client }) => {
    const number = await givenOrder({ company: '=cmd|calc!A1', products: ['+SUM(A1)'] })
    await db.from('orders').where('number', number).update({ own_reference: '@risk;"x"' })
    const [, line] = await exported(client)
    assert.include(line!, `;'=cmd|calc!A1;`)
    assert.include(line!, `;"'@risk;""x""";'+SUM(A1);`)
  })

  test('speaks German, and with commas where they are wished', async ({ assert, client }) => {
    await givenOrder()
    const [head, line] = await exported(client, '?separator=comma', 'de')
    assert.match(head!, /^\uFEFFBestellung,Erstellt,Geändert,Status,/)
    assert.include(line!, ',Registriert,')
  })
})

test.group('Orders | the orders of one customer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const ownerOf = async (number: number): Promise<number> => {
    const row = await db.from('orders').where('number', number).select('user_id').firstOrFail()
    return row.user_id
  }

  test('are listed and counted alone', async ({ assert, client }) => {
    const number = await givenOrder()
    await givenOrder()
    const response = await client
      .get(`/admin/manage-users/${await ownerOf(number)}/orders`)
      .withInertia()
      .loginAs(await createStaff('viewer'))
    response.assertInertiaComponent('orders/admin/user')
    const { orders, counts } = response.inertiaProps as {
      orders: { number: number }[]
      counts: { all: number }
    }
    assert.deepEqual(
      orders.map((order) => order.number),
      [number]
    )
    assert.equal(counts.all, 1)
  })

  test("are found by {$self}, and nobody else's with them")
    .with(['belmonte data', 'orders@belmonte', 'giulia', 'non-deliverable', 'the number', 'PO-77'])
    .run(async ({ assert, client }, asked) => {
      const wish = {
        email: 'orders@belmontedata.example',
        company: 'Belmonte Data S.r.l.',
        contactName: 'Giulia Rossi',
        products: ['FX Non-deliverable Forwards', 'Cash Market Trades'],
      }
      const [wanted, other] = [await givenOrder(wish), await givenOrder(wish)]
      const owner = await ownerOf(wanted)
      const unlike = await givenOrder({ contactName: 'Somebody Else' })
      await db.from('orders').where('number', unlike).update({ user_id: owner })
      await db.from('orders').whereIn('number', [wanted, other]).update({ own_reference: 'PO-77' })
      const search = encodeURIComponent(asked === 'the number' ? String(wanted) : asked)
      const response = await client
        .get(`/admin/manage-users/${owner}/orders?search=${search}&orderBy=gross`)
        .withInertia()
        .loginAs(await createStaff('viewer'))
      const { orders, paging } = response.inertiaProps as {
        orders: { number: number }[]
        paging: { totalCount: number }
      }
      assert.deepEqual([orders.map(({ number }) => number), paging.totalCount], [[wanted], 1])
    })

  test('another customer has no page of this order', async ({ client }) => {
    const [number, other] = [await givenOrder(), await givenOrder()]
    const viewer = await createStaff('viewer')
    const page = (userId: number, order: number) =>
      client.get(`/admin/manage-users/${userId}/orders/${order}`).withInertia().loginAs(viewer)
    const own = await page(await ownerOf(number), number)
    own.assertInertiaComponent('orders/admin/show')
    const wrong = await page(await ownerOf(number), other)
    wrong.assertStatus(404)
  })

  test('nobody has no orders to show', async ({ client }) => {
    const response = await client
      .get('/admin/manage-users/999999999/orders')
      .withInertia()
      .loginAs(await createStaff('viewer'))
    response.assertStatus(404)
  })
})
