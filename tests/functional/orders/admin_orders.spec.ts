import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'

type Row = { number: number; state: string }
type ListProps = {
  orders: Row[]
  paging: { totalCount: number; page: number; pages: number }
  counts: Record<string, number>
  list: { view: string; search: string; filters: Record<string, string[]>; orderBy: string }
  choices: { state: string[] }
}

const LIST = '/admin/manage-orders'

/** The list as a viewer sees it under an address. */
async function list(client: ApiClient, query = ''): Promise<ListProps> {
  const viewer = await createStaff('viewer')
  const response = await client.get(`${LIST}${query}`).withInertia().loginAs(viewer)
  response.assertStatus(200)
  response.assertInertiaComponent('orders/admin/index')
  return response.inertiaProps as ListProps
}

const numbers = ({ orders }: ListProps) => orders.map(({ number }) => number)

test.group('Orders | who may see the staff pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a visitor is asked to log in on {$self}')
    .with([LIST, `${LIST}/10401`])
    .run(async ({ client }, address) => {
      const response = await client.get(address).accept('html').redirects(0)
      response.assertStatus(302)
      response.assertHeader('location', '/sign-in-or-register')
    })

  test('{who} gets {status}')
    .with([
      { who: 'customer', status: 403 },
      { who: 'derivatives', status: 403, order: 404 },
      { who: 'sales', status: 403 },
      { who: 'viewer', status: 200 },
      { who: 'manager', status: 200 },
      { who: 'admin', status: 200 },
    ] as const)
    .run(async ({ client }, { who, status, ...more }) => {
      const number = await givenOrder()
      const user = who === 'customer' ? await createCustomer() : await createStaff(who)
      const all = await client.get(LIST).withInertia().loginAs(user)
      all.assertStatus(status)
      const page = await client.get(`${LIST}/${number}`).withInertia().loginAs(user)
      page.assertStatus('order' in more ? more.order : status)
    })
})

test.group('Orders | the list for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows a line with all that the table names', async ({ assert, client }) => {
    const number = await givenOrder({ products: ['Cash Trades', 'Index Levels'], cents: 50_000 })
    const { orders } = await list(client)
    assert.containSubset(orders, [
      {
        number,
        state: 'Registered',
        type: 'B2B',
        paymentMethod: 'BankTransfer',
        company: 'Elbquant Research GmbH',
        contactName: 'Anna Brandt',
        products: ['Cash Trades', 'Index Levels'],
        grossCents: 59_500,
        updatedAt: null,
      },
    ])
  })

  test('begins with the newest order', async ({ assert, client }) => {
    const older = await givenOrder({ createdAt: '2026-01-01T10:00:00Z' })
    const newer = await givenOrder({ createdAt: '2026-02-01T10:00:00Z' })
    assert.deepEqual(numbers(await list(client)), [newer, older])
  })

  test('counts each view over all orders, whatever the list is narrowed to', async ({
    assert,
    client,
  }) => {
    const states = ['Registered', 'Confirmed', 'Processing', 'Completed', 'Completed'] as const
    for (const state of [...states, 'Failed', 'Rejected', 'Archived'] as const) {
      if (state === 'Completed') await givenCompleted()
      else await givenOrder({ state })
    }
    for (const state of ['New', 'Locked'] as const) await givenOrder({ state })
    const { counts, paging } = await list(client, '?view=failed&type=B2B&search=elbquant')
    assert.deepEqual(counts, {
      all: 8,
      open: 3,
      pre_processing: 2,
      completed: 2,
      failed: 1,
      rejected: 1,
      archived: 1,
    })
    assert.equal(paging.totalCount, 1)
  })

  test('neither shows nor offers orders in state New or Locked', async ({ assert, client }) => {
    const open = await givenOrder({ state: 'Registered' })
    for (const state of ['New', 'Locked'] as const) await givenOrder({ state })
    for (const query of ['?state=New,Locked', '?state=New', '?state=New&view=open']) {
      const asked = await list(client, query)
      assert.isEmpty(asked.orders, query)
      assert.equal(asked.paging.totalCount, 0, query)
      assert.include(asked.list.filters.state, 'New', query)
    }
    assert.deepEqual(numbers(await list(client, '?state=New,Registered')), [open])
    const { choices } = await list(client, '?state=New')
    assert.deepEqual(choices.state, [
      'Registered',
      'Confirmed',
      'Processing',
      'Completed',
      'Failed',
      'Rejected',
      'Archived',
    ])
  })

  test('a view holds its states and drops a state filter from outside', async ({
    assert,
    client,
  }) => {
    const open = await givenOrder({ state: 'Confirmed' })
    await givenOrder({ state: 'Failed' })
    const page = await list(client, '?view=open&state=Failed')
    assert.deepEqual(numbers(page), [open])
    assert.deepEqual(page.list.filters.state, [])
    assert.deepEqual(page.choices.state, ['Registered', 'Confirmed', 'Processing'])
  })

  test('filters by {query}')
    .with([
      { query: 'state=Rejected', wish: { state: 'Rejected' } },
      { query: 'type=INTERNAL', wish: { type: 'INTERNAL' } },
      { query: 'payment=Quota', wish: { paymentMethod: 'Quota' } },
      {
        query: 'state=Confirmed&type=INTERNAL&payment=Card',
        wish: { state: 'Confirmed', type: 'INTERNAL', paymentMethod: 'Card' },
      },
    ] as const)
    .run(async ({ assert, client }, { query, wish }) => {
      await givenOrder()
      const wanted = await givenOrder(wish)
      assert.deepEqual(numbers(await list(client, `?${query}`)), [wanted])
    })

  test('finds an order by {what}')
    .with([
      { what: 'e-mail', search: 'ORDERS@Belmonte' },
      { what: 'company', search: 'belmonte data' },
      { what: 'name', search: 'giulia ross' },
      { what: 'product', search: 'non-deliverable' },
      { what: 'a percent sign that stands for itself', search: '100%' },
    ])
    .run(async ({ assert, client }, { search }) => {
      await givenOrder({ company: 'Hundred 100 Ltd' })
      const wanted = await givenOrder({
        email: 'orders@belmontedata.example',
        company: 'Belmonte Data 100% S.r.l.',
        contactName: 'Giulia Rossi',
        products: ['FX Non-deliverable Forwards', 'Cash Market Trades'],
      })
      const page = await list(client, `?search=${encodeURIComponent(search)}`)
      assert.deepEqual(numbers(page), [wanted])
      assert.equal(page.paging.totalCount, 1)
    })

  test('finds an order by its number', async ({ assert, client }) => {
    await givenOrder()
    const wanted = await givenOrder()
    assert.deepEqual(numbers(await list(client, `?search=${wanted}`)), [wanted])
  })

  test('finds an order by its reference on a bank statement, written as {$self}')
    .with(['whole', 'in groups', 'in small letters', 'with a text'] as const)
    .run(async ({ assert, client }, written) => {
      await givenOrder()
      const wanted = await givenOrder()
      const reference = creditorReference(wanted)
      const search = {
        ...{ 'whole': reference, 'in groups': inGroupsOfFour(reference) },
        ...{ 'in small letters': reference.toLowerCase() },
        ...{ 'with a text': `Rechnung ${inGroupsOfFour(reference)}` },
      }[written]
      assert.deepEqual(numbers(await list(client, `?search=${encodeURIComponent(search)}`)), [
        wanted,
      ])
    })

  test('finds an order by its total as {$self}')
    .with(['4462.50', '4462,50', '4.462,50', '4,462.50 EUR', "4'462.50", '€ 4 462,50'])
    .run(async ({ assert, client }, search) => {
      await givenOrder()
      const wanted = await givenOrder({ cents: 375_000 })
      assert.deepEqual(numbers(await list(client, `?search=${encodeURIComponent(search)}`)), [
        wanted,
      ])
    })

  test('a reference with wrong check digits, and an amount of no order, find nothing', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder({ cents: 375_000 })
    const wrong = `RF00${number}`
    for (const search of [wrong, '4462.51', '4.462,5x']) {
      assert.deepEqual(numbers(await list(client, `?search=${encodeURIComponent(search)}`)), [])
    }
  })

  test('sorts by {$self}')
    .with(['number', 'created', 'updated', 'customer', 'payment', 'gross', 'state'] as const)
    .run(async ({ assert, client }, orderBy) => {
      const first = await givenOrder({
        company: 'alster',
        paymentMethod: 'BankTransfer',
        cents: 31_000,
        createdAt: '2026-01-01T10:00:00Z',
      })
      const second = await givenOrder({
        company: 'Belmonte',
        paymentMethod: 'Card',
        cents: 400_000,
        state: 'Processing',
        createdAt: '2026-02-01T10:00:00Z',
      })
      await db.from('orders').where('number', first).update({ updated_at: '2026-03-01' })
      await db.from('orders').where('number', second).update({ updated_at: '2026-03-02' })
      const up = await list(client, `?orderBy=${orderBy}&orderDirection=asc`)
      const down = await list(client, `?orderBy=${orderBy}&orderDirection=desc`)
      assert.deepEqual(numbers(up), [first, second])
      assert.deepEqual(numbers(down), [second, first])
    })

  test('an address written by hand falls back: {$self}')
    .with([
      'orderBy=o.id;drop table orders&orderDirection=sideways',
      'orderBy=__proto__&orderDirection[]=asc',
      'orderBy[0]=number&view[]=open&state[a][b]=1',
      'view=constructor&page=-1&limit=0',
      'page=1e9&limit=9999999',
      `search=${encodeURIComponent("' or 1=1 --")}`,
      'search=%00&state=%00&type=%F0%9F%92%A9',
      `search=${'x'.repeat(300)}`,
    ])
    .run(async ({ assert, client }, query) => {
      await givenOrder()
      const page = await list(client, `?${query}`)
      assert.equal(page.list.orderBy, 'created')
      assert.equal(page.list.view, 'all')
      assert.equal(page.counts.all, 1)
      assert.equal(page.paging.page, 1)
    })

  test('a page behind the end is the last one', async ({ assert, client }) => {
    for (let count = 1; count <= 12; count++) await givenOrder()
    const first = await list(client)
    const page = await list(client, '?page=9999')
    assert.lengthOf(first.orders, 10)
    assert.lengthOf(page.orders, 2)
    assert.deepEqual(page.paging, { totalCount: 12, page: 2, pages: 2, isMore: false })
    assert.isEmpty(numbers(first).filter((number) => numbers(page).includes(number)))
  })
})

test.group('Orders | pages and finds of the list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('all pages together are the whole list, in each order', async ({ assert, client }) => {
    const all: number[] = []
    for (let count = 1; count <= 23; count++) all.push(await givenOrder())
    for (const orderDirection of ['asc', 'desc'] as const) {
      const query = `orderBy=gross&orderDirection=${orderDirection}&limit=5`
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => list(client, `?${query}&page=${page}`))
      )
      const expected = orderDirection === 'asc' ? all : all.toReversed()
      assert.deepEqual(pages.flatMap(numbers), expected)
    }
  })

  test('numbers are found by their first digits, references by any part', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const other = await givenOrder()
    await db.from('orders').where('number', other).update({ own_reference: 'PO 2026/118' })
    // Two numbers in a row may differ in more than their last digit.
    const digits = String(number).slice(0, 2)
    assert.includeMembers(numbers(await list(client, `?search=${digits}`)), [number, other])
    assert.deepEqual(numbers(await list(client, '?search=2026%2F11')), [other])
  })

  test('finds are counted up to a bound, which the page says', async ({ assert, client }) => {
    const first = await givenOrder({ company: 'Common Ltd' })
    await db.rawQuery(
      `insert into orders (number, user_id, state, type, payment_method, subtotal_cents, fee_cents,
         net_cents, vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
         billing_address, delivery_address, quote, locale)
       select 500000 + n, user_id, state, type, payment_method, subtotal_cents, fee_cents, net_cents,
              vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
              billing_address, delivery_address, quote, locale
         from orders, generate_series(1, 1000) n where number = ?`,
      [first]
    )
    const { paging } = await list(client, '?search=common')
    assert.deepEqual(paging, { totalCount: 1000, page: 1, pages: 100, isMore: true } as object)
    const unsearched = await list(client)
    assert.deepInclude(unsearched.paging, { totalCount: 1001, isMore: false })
  })
})

test.group('Orders | an order for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows items, amounts, history and the states to choose from', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder({ products: ['Cash Trades'] })
    const viewer = await createStaff('viewer')
    const response = await client.get(`${LIST}/${number}`).withInertia().loginAs(viewer)
    response.assertInertiaComponent('orders/admin/show')
    response.assertInertiaPropsContains({
      order: {
        number,
        state: 'Registered',
        tin: 'DE312748100',
        totals: { subtotalCents: 40_000, feeCents: 0, vatPercent: 19, grossCents: 47_600 },
        progress: null,
        isWindowOver: false,
      },
      filePaging: { totalCount: 0, page: 1, pages: 1 },
    })
    const { order } = response.inertiaProps as { order: OrderProps }
    assert.equal(order.items[0]!.productName, 'Cash Trades')
    assert.equal(order.items[0]!.line.priceCents, 40_000)
    assert.equal(order.history[0]!.kind, 'placed')
    assert.deepEqual(
      order.choices.filter(({ isNormal }) => isNormal).map(({ state }) => state),
      ['Confirmed', 'Failed', 'Rejected']
    )
    assert.lengthOf(order.choices, 6)
  })

  test('an unknown order is a page that is not there: {$self}')
    .with(['999', '99999999999999999999999', '0'])
    .run(async ({ client }, number) => {
      const viewer = await createStaff('viewer')
      const response = await client.get(`${LIST}/${number}`).withInertia().loginAs(viewer)
      response.assertStatus(404)
      response.assertInertiaComponent('errors/not_found')
    })

  test('the page leads from one state to the next and tells who did it', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const manager = await createStaff('manager')
    await client
      .put(`${LIST}/${number}`)
      .withCsrfToken()
      .loginAs(manager)
      .redirects(0)
      .json({ state: 'Rejected', version: 1, reason: 'No such company' })
    assert.deepEqual(await stateOf(number), { state: 'Rejected', version: 2 })

    const response = await client.get(`${LIST}/${number}`).withInertia().loginAs(manager)
    const { order } = response.inertiaProps as { order: OrderProps }
    const entry = order.history.at(-1)!
    assert.equal(entry.actor.label, manager.email)
    assert.equal(entry.reason, 'No such company')
    assert.deepEqual([entry.from, entry.to], ['Registered', 'Rejected'])
  })

  test('a decision on an older version is refused and changes nothing', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const manager = await createStaff('manager')
    const decide = (body: object) =>
      client.put(`${LIST}/${number}`).withCsrfToken().loginAs(manager).accept('json').json(body)
    await decide({ state: 'Rejected', version: 1, reason: 'Wrong address' })
    const response = await decide({ state: 'Confirmed', version: 1 })
    response.assertStatus(409)
    response.assertBodyContains({ errors: [{ code: 'orders.errors.changed_meanwhile' }] })
    assert.deepEqual(await stateOf(number), { state: 'Rejected', version: 2 })
  })

  test('a viewer may look and not change', async ({ assert, client }) => {
    const number = await givenOrder()
    const viewer = await createStaff('viewer')
    const response = await client
      .put(`${LIST}/${number}`)
      .withCsrfToken()
      .loginAs(viewer)
      .accept('json')
      .json({ state: 'Confirmed', version: 1 })
    response.assertStatus(403)
    assert.deepEqual(await stateOf(number), { state: 'Registered', version: 1 })
  })
})

type OrderProps = {
  items: { productName: string; line: { priceCents: number } }[]
  history: {
    kind: string
    actor: { label: string }
    from: string | null
    to: string | null
    reason: string | null
  }[]
  choices: { state: string; isNormal: boolean }[]
}

/** A completed order has the day on which its window ends. */
async function givenCompleted() {
  const number = await givenOrder()
  await db
    .from('orders')
    .where('number', number)
    .update({ state: 'Completed', completed_at: new Date(), last_download_day: '2030-01-01' })
}
