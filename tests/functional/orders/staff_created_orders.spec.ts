import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Readable } from 'node:stream'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { filesOf } from '#delivery'
import { listAudit } from '#shared/audit'
import { made } from '#shared/storage'
import { startOrderFulfilment } from '#orders/actions/start_order_fulfilment'
import { mailsTo } from '#tests/fixtures/orders/checkout'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  itemsOf,
} from '#tests/fixtures/basket/given_basket'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenQuota, usedOf } from '#tests/fixtures/orders/given_quota'
import { named } from '#tests/fixtures/delivery/reference'

type Person = { id: number; email: string }

const FILE = 'empty-orders/tests/histories.csv'
const EMPTY: string = '/admin/manage-orders'
const BEHALF: string = '/admin/order-on-behalf'

const putFile = (key = FILE) => made().putStream(key, Readable.from(['day;price\n']))

async function create(client: ApiClient, user: Person, over: object = {}, address = EMPTY) {
  return client
    .post(address)
    .json({
      ...{ userId: user.id, state: 'Registered', type: 'B2B', paymentMethod: 'BankTransfer' },
      ...over,
    })
    .loginAs(await createStaff('admin'))
    .withCsrfToken()
    .accept('json')
    .redirects(0)
}

const lastOrder = () => db.from('orders').orderBy('id', 'desc').firstOrFail()
const numberOf = (location: string) => Number(location.split('/').pop())

test.group('Orders | created without items', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => made().remove(FILE))

  test('an order at a price is registered, tells its history and its customer', async ({
    assert,
    client,
  }) => {
    const buyer = await createCustomer()
    const over = { feeCents: 10_000, remark: 'As <b>agreed</b>', isNotified: true }
    const response = await create(client, buyer, over)
    response.assertStatus(302)
    const order = await lastOrder()
    assert.equal(numberOf(response.header('location')!), order.number)
    assert.containSubset(order, {
      user_id: buyer.id,
      state: 'Registered',
      type: 'B2B',
      by_admin: true,
      terms_accepted_at: null,
      subtotal_cents: 0,
      fee_cents: 10_000,
      vat_cents: 1_900,
      gross_cents: 11_900,
      remark: 'As <b>agreed</b>',
    })
    const [placed] = await listAudit({ type: 'order', id: order.number })
    assert.equal(placed!.action, 'orders.placed')
    const [mail] = await mailsTo(buyer)
    assert.include(mail!.text, '119.00')
    assert.include(mail!.text, 'IBAN')
  })

  test('without the wish nobody is told', async ({ assert, client }) => {
    const buyer = await createCustomer()
    await create(client, buyer)
    assert.isEmpty(await mailsTo(buyer))
  })

  test('an order for nothing is told without payment details', async ({ assert, client }) => {
    const buyer = await createCustomer()
    await create(client, buyer, { isNotified: true })
    const [mail] = await mailsTo(buyer)
    assert.notInclude(mail!.text, 'IBAN')
  })

  test('{title} is refused and nothing is written')
    .with([
      { title: 'no user', body: { userId: null }, error: { field: 'userId' } },
      { title: 'an unknown user', body: { userId: 999_999_999 }, error: { field: 'userId' } },
      { title: 'no state', body: { state: null }, error: { field: 'state' } },
      { title: 'a state that nobody sets', body: { state: 'New' }, error: { field: 'state' } },
      { title: 'no type', body: { type: null }, error: { field: 'type' } },
      {
        title: 'no way of paying',
        body: { paymentMethod: null },
        error: { field: 'paymentMethod' },
      },
      {
        title: 'the quota of others',
        body: { paymentMethod: 'Quota' },
        error: { code: 'orders_admin.errors.quota_not_theirs' },
      },
      {
        title: 'a discount above the fee',
        body: { feeCents: 100, discountCents: 101 },
        error: { code: 'orders_admin.errors.discount_bound' },
      },
      {
        title: 'a way out of the folder',
        body: { files: ['empty-orders/../lake/secret.csv'] },
        error: { code: 'orders_admin.errors.file_path' },
      },
      {
        title: 'a file that is not there',
        body: { files: ['empty-orders/none.csv'] },
        error: { code: 'orders_admin.errors.no_file' },
      },
    ])
    .run(async ({ assert, client }, { body, error }) => {
      const buyer = await createCustomer()
      const response = await create(client, buyer, body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [error] })
      assert.equal((await db.from('orders').where('user_id', buyer.id)).length, 0)
    })

  test('a customer needs a delivery address, and in the EU a VAT ID', async ({ client }) => {
    const homeless = await createCustomer()
    await db.from('addresses').where('user_id', homeless.id).delete()
    const first = await create(client, homeless)
    first.assertBodyContains({ errors: [{ code: 'orders_admin.errors.no_delivery_address' }] })
    const second = await create(client, await createCustomer({ tin: null }))
    second.assertBodyContains({ errors: [{ code: 'orders_admin.errors.no_vat_id' }] })
  })

  test('by quota it begins as Registered, whatever was wished, and sets its net aside', async ({
    assert,
    client,
  }) => {
    const quotaId = await givenQuota({ totalCents: 10_000 })
    const buyer = await createStaff('derivatives')
    const source = await createCustomer()
    await db.from('addresses').where('user_id', source.id).update({ user_id: buyer.id })
    const over = { paymentMethod: 'Quota', state: 'Completed', feeCents: 8_000 }
    const response = await create(client, buyer, over)
    response.assertStatus(302)
    const order = await lastOrder()
    assert.containSubset(order, { state: 'Registered', vat_cents: 0, gross_cents: 8_000 })
    assert.equal(await usedOf(quotaId), 8_000)
    const short = await create(client, buyer, over)
    short.assertBodyContains({ errors: [{ code: 'quota.errors.insufficient' }] })
  })

  test('its files are chosen at once, and delivered when it is confirmed', async ({
    assert,
    client,
  }) => {
    const { sha256 } = await putFile()
    const buyer = await createCustomer()
    const response = await create(client, buyer, { state: 'Confirmed', files: [FILE] })
    const number = numberOf(response.header('location')!)
    await startOrderFulfilment(number)
    const { content } = await filesOf(named(`order:${number}`))
    assert.containSubset(content, [{ name: 'histories.csv', sha256, state: 'Available' }])
    assert.equal((await lastOrder()).state, 'Completed')
  })

  test('a confirmed order without files waits for them', async ({ assert, client }) => {
    await create(client, await createCustomer(), { state: 'Confirmed' })
    const { number } = await lastOrder()
    await startOrderFulfilment(number)
    assert.equal((await lastOrder()).state, 'Confirmed')
  })
})

test.group('Orders | files of an order without items', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => made().remove(FILE))

  async function choose(client: ApiClient, number: number, path: string, isChosen = true) {
    return client
      .put(`${EMPTY}/${number}/files`)
      .json({ s3FilePath: path, isChosen })
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .accept('json')
      .redirects(0)
  }

  const chosen = async (number: number): Promise<string[]> => {
    const rows = await db
      .from('order_files as f')
      .join('orders as o', 'o.id', 'f.order_id')
      .where('o.number', number)
      .select('f.key')
    return rows.map(({ key }) => key)
  }

  const givenEmpty = () => givenOrder({ products: [] })

  test('a choice is saved at once and told in the history, once', async ({ assert, client }) => {
    await putFile()
    const number = await givenEmpty()
    for (const isChosen of [true, true, false, false]) {
      const response = await choose(client, number, FILE, isChosen)
      response.assertStatus(302)
      assert.deepEqual(await chosen(number), isChosen ? [FILE] : [])
    }
    const history = await listAudit({ type: 'order', id: number })
    assert.deepEqual(
      history.slice(1).map(({ action }) => action),
      ['orders.file_added', 'orders.file_removed']
    )
  })

  test('both pages say where the store looks for files, whether there are any: {files}')
    .with([{ files: 0 }, { files: 1 }])
    .run(async ({ assert, client }, { files }) => {
      if (files > 0) await putFile()
      const number = await givenEmpty()
      const admin = await createStaff('admin')
      for (const path of [`${EMPTY}/create`, `${EMPTY}/${number}/files`]) {
        const page = await client.get(path).loginAs(admin).accept('html')
        page.assertStatus(200)
        assert.match(page.text(), /below empty-orders\/ in the store/, path)
      }
    })

  test('the path {$self} is refused')
    .with([
      'lake/anything.csv',
      'empty-orders/../../etc/passwd',
      'empty-orders/..%2fsecret',
      'empty-orders//x.csv',
      'empty-orders/.hidden',
      'empty-orders/a\\b.csv',
      '/empty-orders/a.csv',
      'empty-orders/',
      'EMPTY-ORDERS/a.csv',
    ])
    .run(async ({ assert, client }, path) => {
      const number = await givenEmpty()
      const response = await choose(client, number, path)
      response.assertStatus(422)
      assert.isEmpty(await chosen(number))
    })

  test('orders with items, and those that have ended, take none: {$self}')
    .with(['with items', 'Archived', 'Rejected', 'Failed'] as const)
    .run(async ({ assert, client }, what) => {
      await putFile()
      const number = await givenOrder(what === 'with items' ? {} : { products: [], state: what })
      const response = await choose(client, number, FILE)
      response.assertStatus(409)
      assert.isEmpty(await chosen(number))
    })

  test('those of a completed order can be taken away until they are downloaded', async ({
    assert,
    client,
  }) => {
    await putFile()
    const number = await givenEmpty()
    await db
      .from('orders')
      .where('number', number)
      .update({ state: 'Completed', completed_at: new Date(), last_download_day: '2100-01-01' })
    await choose(client, number, FILE)
    assert.lengthOf((await filesOf(named(`order:${number}`))).content, 1)
    await db
      .from('delivery_files')
      .where('key', FILE)
      .update({ state: 'Used', used_at: new Date() })
    const response = await choose(client, number, FILE, false)
    response.assertStatus(409)
    assert.deepEqual(await chosen(number), [FILE])
    await db.from('delivery_files').where('key', FILE).update({ state: 'Available', used_at: null })
    await choose(client, number, FILE, false)
    assert.isEmpty((await filesOf(named(`order:${number}`))).content)
  })
})

test.group('Orders | on behalf of a customer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an account that goes on as another one is not offered', async ({ assert, client }) => {
    const [into, from] = [await createCustomer(), await createCustomer()]
    await Promise.all([into, from].map((user) => user.merge({ company: 'Twinned AG' }).save()))
    await from.merge({ mergedInto: into.id, mergedAt: DateTime.now() }).save()
    const page = await client
      .get(`${EMPTY}/create?search=Twinned`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { found } = (page.body() as { props: { found: { id: number }[] } }).props
    assert.deepEqual(
      found.map(({ id }) => id),
      [into.id]
    )
  })

  test('an empty basket leads to the empty order', async ({ client }) => {
    const response = await client
      .get(BEHALF)
      .loginAs(await createStaff('admin'))
      .redirects(0)
    response.assertHeader('location', '/admin/manage-orders/create')
  })

  test('the page says why an empty basket led there, to whom it led', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const led = await client.get(BEHALF).loginAs(admin).redirects(0)
    const saysWhy = async (flash: ReturnType<typeof led.flashMessages>) => {
      const page = await client
        .get(`${EMPTY}/create`)
        .loginAs(admin)
        .withFlashMessages(flash)
        .withInertia()
      return (page.inertiaProps as { hadEmptyBasket: boolean }).hadEmptyBasket
    }
    assert.isTrue(await saysWhy(led.flashMessages()))
    assert.isFalse(await saysWhy({}))
  })

  test('the items of the own basket cost what the customer pays, with the fee rule', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('BEHALF', { dailyCents: 5_000 })
    const admin = await createStaff('admin')
    await givenItem(admin, 'BEHALF')
    const swiss = await givenBuyer('BEHALF', 'CH')
    const page = await client.get(`${BEHALF}?user=${swiss.id}`).withInertia().loginAs(admin)
    page.assertInertiaPropsContains({
      price: { subtotalCents: 25_000, feeCents: 5_000, vatPercent: 0, isSellable: true },
    })
    const response = await client
      .post(BEHALF)
      .json({ userId: swiss.id, state: 'Registered', type: 'B2B', paymentMethod: 'BankTransfer' })
      .loginAs(admin)
      .withCsrfToken()
      .accept('json')
      .redirects(0)
    response.assertStatus(302)
    assert.containSubset(await lastOrder(), {
      user_id: swiss.id,
      net_cents: 30_000,
      vat_reason: 'outside_eu',
      by_admin: true,
    })
    assert.isEmpty(await itemsOf(admin))
    assert.deepEqual(await itemsOf(swiss), ['BEHALF'])
  })

  test('a product that is excluded where the customer lives stays in the basket', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('BEHALF2', { excluded: ['CH'] })
    const admin = await createStaff('admin')
    await givenItem(admin, 'BEHALF2')
    const swiss = await createCustomer({ tin: 'CHE412736506' })
    await db.from('addresses').where('user_id', swiss.id).update({ country: 'CH' })
    const response = await client
      .post(BEHALF)
      .json({ userId: swiss.id, state: 'Registered', type: 'B2B', paymentMethod: 'BankTransfer' })
      .loginAs(admin)
      .withCsrfToken()
      .accept('json')
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ code: 'basket.errors.not_sellable' }] })
    assert.deepEqual(await itemsOf(admin), ['BEHALF2'])
  })
})
