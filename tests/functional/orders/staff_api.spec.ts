import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { made } from '#shared/storage'
import { givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { givenQuota } from '#tests/fixtures/orders/given_quota'
import { givenOrder } from '#tests/fixtures/orders/given_order'

type GivenPage = { status: number; paths: string[]; totalCount: number; next: string | null }
type Answer = { data: Record<string, unknown>; errors: { code: string }[] }

const FILE = 'empty-orders/api/histories.csv'
const WALKED = ['walk_c.csv', 'walk_a.csv', 'walk_b.csv'].map((name) => `empty-orders/${name}`)
const NEW = { orderState: 'Registered', orderType: 'B2B', paymentMethod: 'BankTransfer' }

const ownerOf = async (number: number): Promise<number> =>
  (await db.from('orders').where('number', number).select('user_id').firstOrFail()).user_id

test.group('HTTP API | orders of all customers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    for (const path of [FILE, ...WALKED]) await made().remove(path)
  })

  test('an order is changed in euros and read back', async ({ assert, client }) => {
    const number = await givenOrder()
    const admin = await createStaff('admin')
    const address: string = `/api/v1/orders/${number}/${await ownerOf(number)}`
    const body = { orderState: 'Confirmed', orderType: 'INTERNAL', adminFee: 50, discount: 42.03 }
    const changed = await client.put(address).json(body).loginAs(admin).withCsrfToken()
    changed.assertStatus(200)
    changed.assertBodyContains({ data: { orderId: number, isChanged: true } })
    const again = await client.put(address).json(body).loginAs(admin).withCsrfToken()
    again.assertBodyContains({ data: { isChanged: false } })
    const read = await client.get(address).loginAs(admin)
    assert.containSubset((read.body() as Answer).data, {
      ...{ state: 'Confirmed', type: 'INTERNAL', adminFee: 50, discount: 42.03 },
      totalPrice: 407.97,
    })
  })

  test('a discount above the bound and the order of another customer are refused', async ({
    client,
  }) => {
    const number = await givenOrder()
    const admin = await createStaff('admin')
    const put = (userId: number, body: object) => {
      const address: string = `/api/v1/orders/${number}/${userId}`
      return client.put(address).json(body).loginAs(admin).withCsrfToken()
    }
    const high = await put(await ownerOf(number), { discount: 400.01 })
    high.assertStatus(422)
    high.assertBodyContains({
      errors: [{ code: 'orders_admin.errors.discount_bound', field: 'discount' }],
    })
    const others = [
      { sent: { totalPrice: 1_000 }, field: 'totalPrice' },
      { sent: { discount: 10, totalPrice: 1 }, field: 'totalPrice' },
    ]
    for (const { sent, field } of others) {
      const refused = await put(await ownerOf(number), sent)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    const other = await put(admin.id, { remark: 'x' })
    other.assertStatus(404)
  })

  test('a manager sets the state and nothing else', async ({ client }) => {
    const number = await givenOrder()
    const manager = await createStaff('manager')
    const address: string = `/api/v1/orders/${number}/${await ownerOf(number)}`
    const put = (body: object) => client.put(address).json(body).loginAs(manager).withCsrfToken()
    const refused = await put({ orderState: 'Confirmed', discount: 1 })
    refused.assertStatus(403)
    refused.assertBodyContains({ errors: [{ field: 'discount' }] })
    const changed = await put({ orderState: 'Confirmed' })
    changed.assertStatus(200)
  })

  test('a quota that is not in force is refused, and nothing is created', async ({
    assert,
    client,
  }) => {
    const [buyer, admin] = [await createCustomer(), await createStaff('admin')]
    const past = await givenQuota({ from: '2000-01-01', to: '2000-12-31' })
    for (const customer of [buyer.id, 'me']) {
      const refused = await client
        .post(`/api/v1/orders/${customer}`)
        .json({ ...NEW, paymentMethod: 'Quota', quotaId: past })
        .loginAs(admin)
        .withCsrfToken()
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'quotaId' }] })
    }
    assert.isNull(await db.from('orders').whereIn('user_id', [buyer.id, admin.id]).first())
  })

  // Typed as text: the answers of routes are typed otherwise.
  const FILES: string = '/api/v1/empty-order-files'

  test('an empty order gets its files, which come and go', async ({ assert, client }) => {
    await made().putStream(FILE, Readable.from(['day;price\n']))
    const [buyer, admin] = [await createCustomer(), await createStaff('admin')]
    const created = await client
      .post(`/api/v1/orders/${buyer.id}`)
      .json({ ...NEW, adminFee: 100, s3FilePath: [FILE] })
      .loginAs(admin)
      .withCsrfToken()
    created.assertStatus(201)
    const { orderId } = (created.body() as Answer).data as { orderId: number }
    const all = await client.get(FILES).loginAs(admin)
    const [file] = ((all.body() as Answer).data.content as { path: string }[]).filter(
      ({ path }) => path === FILE
    )
    assert.containSubset(file, { name: 'histories.csv', size: 10 })
    const chosen = async () => {
      const read = await client.get(`${FILES}/${orderId}`).loginAs(admin)
      return (read.body() as Answer).data.totalCount
    }
    assert.equal(await chosen(), 1)
    const removed = await client
      .delete(FILES)
      .json({ orderId, s3FilePath: FILE })
      .loginAs(admin)
      .withCsrfToken()
    removed.assertStatus(200)
    assert.equal(await chosen(), 0)
  })

  test('the files that can be given are read to their end, and those of an order', async ({
    assert,
    client,
  }) => {
    for (const [at, path] of WALKED.entries()) {
      await made().putStream(path, Readable.from(['x'.repeat(at + 1)]))
    }
    const admin = await createStaff('admin')
    const ask = async (query: string) => {
      const read = await client.get(`${FILES}?search=WALK&${query}`).loginAs(admin)
      const { content = [], ...page } = (read.body() as Answer).data ?? {}
      const paths = (content as { path: string }[]).map(({ path }) => path)
      return { ...page, status: read.status(), paths } as unknown as GivenPage
    }
    const first = await ask('limit=2&orderBy=size&orderDirection=desc')
    assert.deepInclude(first, { totalCount: 3, paths: [WALKED[2], WALKED[1]] })
    const cursor = encodeURIComponent(first.next!)
    const rest = await ask(`limit=2&orderBy=size&orderDirection=desc&cursor=${cursor}`)
    assert.deepInclude(rest, { totalCount: 3, paths: [WALKED[0]], next: null })
    assert.equal((await ask(`limit=2&orderBy=name&cursor=${cursor}`)).status, 422)
    assert.deepEqual((await ask('limit=1&page=2')).paths, [WALKED[2]])
    assert.isEmpty((await ask('page=9')).paths)
    assert.equal((await ask('orderBy=colour')).status, 422)
  })

  test('the own basket is ordered for somebody, whole or not at all', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('API')
    const [buyer, admin] = [await createCustomer(), await createStaff('admin')]
    await givenItem(admin, 'API')
    const [item] = await db.from('basket_items').where('user_id', admin.id).select('id')
    const post = (orderItems: number[]) =>
      client
        .post(`/api/v1/orders/${buyer.id}`)
        .json({ ...NEW, orderItems })
        .loginAs(admin)
        .withCsrfToken()
    const other = await post([item.id + 1])
    other.assertBodyContains({ errors: [{ code: 'orders_admin.errors.other_items' }] })
    const created = await post([item.id])
    created.assertStatus(201)
    const order = await db.from('orders').where('user_id', buyer.id).firstOrFail()
    assert.containSubset(order, { subtotal_cents: 30_000, fee_cents: 5_000, by_admin: true })
  })
})
