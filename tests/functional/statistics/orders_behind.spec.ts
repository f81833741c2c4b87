import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenOrder } from '#tests/fixtures/orders/given_order'

const MARCH = 'from=2026-03-01&to=2026-03-31'

type Bar = { id: string; href?: string; values: number[] }
type Sums = { orders: number; net: number; items: number; price: number }

/** Orders of March and of the days around it, of every kind that a statistic is narrowed to. */
async function givenOrders(staffId: number): Promise<void> {
  const product = await givenProduct('BEHIND')
  const first = await givenOrder({ cents: 40_001, createdAt: '2026-03-02T10:00:00Z' })
  const again = await givenOrder({ cents: 31_000, createdAt: '2026-03-31T21:59:59Z' })
  await givenOrder({ createdAt: '2026-03-31T22:00:00Z' })
  await givenOrder({ createdAt: '2026-02-28T22:59:59Z' })
  await givenOrder({ createdAt: '2026-03-09T10:00:00Z', state: 'Failed', paymentMethod: 'Card' })
  const paid = { state: 'Completed', paymentMethod: 'Card' } as const
  const archived = await givenOrder({ createdAt: '2026-03-02T22:59:59Z', ...paid, cents: 52_000 })
  await givenOrder({ createdAt: '2026-03-17T10:00:00Z', state: 'Archived', cents: 90_000 })
  const own = await givenOrder({ createdAt: '2026-03-20T10:00:00Z', type: 'INTERNAL' })
  await rows(null, 'update orders set user_id = ? where number = ?', [staffId, own])
  await rows(
    null,
    `update orders set user_id = (select user_id from orders where number = ?) where number = ?`,
    [first, again]
  )
  await rows(
    null,
    `update orders set state = 'Archived', confirmed_at = created_at, completed_at = created_at,
            last_download_day = '2026-06-30' where number = ?`,
    [archived]
  )
  await rows(
    null,
    `update order_items set product_id = ?, product_code = 'BEHIND', price_cents = 40_000 + order_id % 7
      where order_id in (select id from orders where number = any(?))`,
    [product.id, [first, archived, own]]
  )
}

/** What orders come to, reckoned without the statistics; items are those of one product, if it is named. */
async function reckoned(numbers: number[], code: string | null): Promise<Sums> {
  const [sums] = await rows<Sums>(
    null,
    `select count(distinct o.id) as orders, sum(i.price_cents)::bigint as price, count(i.id) as items,
            (select coalesce(sum(net_cents), 0)::bigint from orders where number = any(:numbers)) as net
       from orders o join order_items i on i.order_id = o.id
      where o.number = any(:numbers)
        and (:code::text is null or i.product_id = (select id from products where code = :code))`,
    { numbers, code }
  )
  return sums!
}

test.group('Statistics | the orders behind a bar', (group) => {
  let admin: User
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    admin = await createStaff('admin')
    await givenOrders(admin.id)
  })

  const shown = async <T>(client: ApiClient, address: string): Promise<T> => {
    const page = await client.get(address).loginAs(admin).withInertia()
    page.assertStatus(200)
    return page.inertiaProps as T
  }
  const barsOf = async (client: ApiClient, address: string) =>
    (await shown<{ chart: { bars: Bar[] } }>(client, address)).chart.bars
  const listed = async (client: ApiClient, href: string) => {
    const { orders, paging } = await shown<{
      orders: { number: number }[]
      paging: { totalCount: number }
    }>(client, `${href}&limit=100`)
    if (orders.length !== paging.totalCount) throw new Error(`There are ${paging.totalCount}`)
    return orders.map(({ number }) => number)
  }

  test('{tab} of {asked}: the list of orders holds what its bars count, to the cent')
    .with(
      ['sales', 'one-offs', 'sales-by-user', 'sales-by-product'].flatMap((tab) => [
        { tab, asked: '', least: 2 },
        { tab, asked: '&state=Registered,Completed&compare=year', least: 1 },
        { tab, asked: '&users=Internal', least: 1 },
        { tab, asked: '&users=External&payment=Card&type=B2B', least: 1 },
      ])
    )
    .run(async ({ assert, client }, { tab, asked, least }) => {
      const bars = await barsOf(client, `/admin/stats/${tab}?${MARCH}${asked}`)
      let [full, orders] = [0, 0]
      for (const { href, values } of bars) {
        const value = values.reduce((sum, one) => sum + one, 0)
        const numbers = await listed(client, href!)
        if (value > 0) full++
        orders += numbers.length
        const code = new URLSearchParams(href!.split('?')[1]).get('product')
        const { net, price } = await reckoned(numbers, code)
        assert.equal(value, tab === 'sales-by-product' ? price : net, href)
      }
      assert.isAtLeast(full, tab === 'sales-by-product' ? 1 : least)
      const { figures } = await shown<{ figures: { id: string; value: number }[] }>(
        client,
        `/admin/stats/sales?${MARCH}${asked}`
      )
      const counted = figures.find(({ id }) => id === 'orders')!.value
      if (tab !== 'sales-by-product') assert.equal(orders, counted)
    })

  test('parts of a whole add up to its figure, and ways of payment lead to their orders', async ({
    assert,
    client,
  }) => {
    for (let more = 0; more < 4; more++) {
      await givenOrder({ createdAt: '2026-03-24T10:00:00Z', cents: 35_000 + more })
    }
    const wholes = { 'sales': 'net', 'sales-by-user': 'net', 'new-users': 'all' }
    const partsOf = async (tab: string, figure: string) => {
      const { figures, shares } = await shown<{
        figures: { id: string; value: number }[]
        shares: { id: string; value: number; href?: string }[]
      }>(client, `/admin/stats/${tab}?from=2026-03-01&to=2030-12-31`)
      const whole = figures.find(({ id }) => id === figure)!.value
      assert.equal(
        shares.reduce((sum, { value }) => sum + value, 0),
        whole,
        tab
      )
      return shares
    }
    for (const [tab, figure] of Object.entries(wholes)) await partsOf(tab, figure)
    const users = await partsOf('sales-by-user', 'net')
    assert.deepEqual([users.length, users.at(-1)!.id], [5, 'other'])
    for (const { id, value, href } of await partsOf('sales', 'net')) {
      const numbers = await listed(client, href!)
      assert.equal((await reckoned(numbers, null)).net, value, id)
    }
  })

  test('an archived order lies behind what it was before', async ({ assert, client }) => {
    const of = async (state: string) => {
      const bars = await barsOf(client, `/admin/stats/sales?${MARCH}&state=${state}`)
      const numbers = await Promise.all(bars.map(({ href }) => listed(client, href!)))
      return rows<{ state: string; net_cents: number }>(
        null,
        'select state, net_cents from orders where number = any(?)',
        [numbers.flat()]
      )
    }
    assert.deepEqual(await of('Completed'), [{ state: 'Archived', net_cents: 52_000 }])
    assert.deepEqual(await of('Rejected'), [{ state: 'Archived', net_cents: 90_000 }])
  })

  test('ordered and paid steps of the conversion lead to the orders with their items', async ({
    assert,
    client,
  }) => {
    const bars = await barsOf(client, `/admin/stats/conversion?${MARCH}`)
    for (const step of ['ordered', 'paid']) {
      const { href, values } = bars.find(({ id }) => id === step)!
      const { items } = await reckoned(await listed(client, href!), null)
      assert.equal(items, values[0], step)
      assert.isAbove(items, 0)
    }
  })

  test('a day of sales leads to its orders', async ({ assert, client }) => {
    const { rows: days } = await shown<{ rows: { href: string; orders: number }[] }>(
      client,
      `/admin/stats/sales?${MARCH}&users=External`
    )
    for (const { href, orders } of days) assert.lengthOf(await listed(client, href), orders)
    assert.lengthOf(days, 2)
  })

  test('a row of {tab} leads to exactly the orders that it sums up')
    .with([{ tab: 'sales-by-user' }, { tab: 'sales-by-product' }, { tab: 'conversion' }])
    .run(async ({ assert, client }, { tab }) => {
      type Row = { href: string; code?: string } & Record<'orders' | 'items' | 'ordered', number>
      const address = `/admin/stats/${tab}?${MARCH}&users=External`
      const { rows: found } = await shown<{ rows: Row[] }>(client, address)
      assert.isNotEmpty(found)
      for (const { href, code = null, orders, items, ordered } of found) {
        const numbers = await listed(client, href)
        const sums = await reckoned(numbers, code)
        assert.equal(sums.items, tab === 'conversion' ? ordered : items, href)
        if (tab === 'sales-by-user') assert.lengthOf(numbers, orders)
      }
    })

  test('nonsense in an address of the list finds nothing, or is left out', async ({
    assert,
    client,
  }) => {
    const of = (query: string) => listed(client, `/admin/manage-orders?${query}`)
    assert.isEmpty(await of('product=nothing'))
    assert.isEmpty(await of('customer=999999999'))
    const all = await of('createdFrom=2026-03-01&createdTo=2026-03-31')
    assert.sameMembers(await of('customer=me&createdFrom=2026-03-01&createdTo=2026-03-31'), all)
  })
})
