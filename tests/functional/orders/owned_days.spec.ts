import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import type { ApiClient } from '@japa/api-client'

type Item = {
  line: { countedDays: number }
  owned: { days: number; orders: number[]; unpaidOrders: number[] }
}

async function shown(client: ApiClient, buyer: User): Promise<Item> {
  const page = await client.get('/basket/1').loginAs(buyer).withInertia()
  return (page.inertiaProps as { contents: { items: Item[] } }).contents.items[0]!
}

test.group('Basket | days that somebody has already', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('are never more than the item counts: a day without file is nobody’s', async ({
    assert,
    client,
  }) => {
    await rows(null, `delete from lake_files where day = '2000-01-05'`)
    await rows(
      null,
      `select refresh_coverage(id, '2000-01-01'::date, '2000-01-14'::date)
         from products where code = 'TICKS'`
    )
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer, { expectedTotalCents: 34_510 })
    await givenItem(buyer, 'TICKS')
    const { line, owned } = await shown(client, buyer)
    assert.deepEqual([line.countedDays, owned.days], [4, 4])
  })

  test('are ordered, but not had, until the money is there', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer)
    await givenItem(buyer, 'TICKS')
    const [order] = await ordersOf(buyer)
    const open = await shown(client, buyer)
    assert.deepEqual(open.owned.unpaidOrders, [order!.number])
    await rows(null, `update orders set state = 'Confirmed' where id = ?`, [order!.id])
    const paid = await shown(client, buyer)
    assert.deepEqual([paid.owned.orders, paid.owned.unpaidOrders], [[order!.number], []])
  })
})
