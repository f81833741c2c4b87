import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenFile } from '#tests/fixtures/delivery/ledger'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'

type Listed = {
  orders: { number: number }[]
  paging: { totalCount: number }
  choices: { state: string[] }
}

const LIST = '/my-account/my-orders'
const PAGES = [
  (number: number | string) => `${LIST}/${number}`,
  (number: number | string) => `/basket-status/${number}`,
]

test.group('Orders | the own orders of a customer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('the pages of an order show its customer what is to be paid', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const number = await placedBy(client, buyer)
    const status = await client.get(`/basket-status/${number}`).withInertia().loginAs(buyer)
    status.assertInertiaPropsContains({
      order: {
        ...{ number, email: buyer.email, state: 'Registered' },
        contents: { totals: { subtotalCents: 30_000, fee: { cents: 5_000 }, grossCents: 41_650 } },
        payment: { amountCents: 41_650 },
      },
    })
    const page = await client.get(`${LIST}/${number}`).withInertia().loginAs(buyer)
    page.assertInertiaPropsContains({
      order: { number, totals: { grossCents: 41_650, vatCents: 6_650 } },
      phase: 'not_completed',
    })
    const { order } = page.inertiaProps as { order: { history: { actor: { kind: string } }[] } }
    assert.equal(order.history[0]!.actor.kind, 'you')
  })

  test('basket and order of a buyer in {country} say {total}, {locale}')
    .with([
      { country: 'DE', locale: 'en', cents: 41_650, total: 'Total incl. VAT', vat: ['VAT 19 %'] },
      { country: 'DE', locale: 'de', cents: 41_650, total: 'Summe inkl. USt.', vat: ['USt. 19 %'] },
      { country: 'CH', locale: 'en', cents: 35_000, total: 'Net total', vat: [] },
      { country: 'CH', locale: 'de', cents: 35_000, total: 'Nettosumme', vat: [] },
    ])
    .run(async ({ assert, client }, { country, locale, cents, total, vat }) => {
      const buyer = await givenBuyer('TICKS', country)
      const read = async (path: string) => {
        const request = client.get(path).loginAs(buyer).accept('html')
        const page = await request.header('accept-language', locale)
        page.assertStatus(200)
        const html = readAsWritten(page.text())
        assert.include(html, `${total}, EUR`, path)
        assert.deepEqual([...new Set(html.match(/(?:VAT|USt\.) \d+ %/g))], vat, path)
        assert.equal(/incl\. VAT|inkl\. USt/.test(html), vat.length > 0, path)
      }
      for (const step of [1, 2, 3]) await read(`/basket/${step}`)
      await checkout(client, buyer, { expectedTotalCents: cents })
      const [order] = await ordersOf(buyer)
      for (const page of PAGES) await read(page(order!.number))
    })

  test('nobody is asked for money once an order is {state}')
    .with([{ state: 'Confirmed' }, { state: 'Rejected' }, { state: 'Failed' }])
    .run(async ({ client }, { state }) => {
      const buyer = await givenBuyer('TICKS')
      const number = await placedBy(client, buyer)
      await rows(null, 'update orders set state = ? where number = ?', [state, number])
      const status = await client.get(`/basket-status/${number}`).withInertia().loginAs(buyer)
      status.assertInertiaPropsContains({ order: { number, state, payment: null } })
    })

  test('the page of an order offers the same again, unless the shop has closed', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { phase } = shop.decommission
    cleanup(() => void (shop.decommission.phase = phase))
    const buyer = await givenBuyer('TICKS')
    const number = await placedBy(client, buyer)
    const isOffered = async () => {
      const page = await client.get(`${LIST}/${number}`).loginAs(buyer).accept('html')
      page.assertStatus(200)
      const [, main] = /<main(.*)<\/main>/s.exec(page.text())!
      return main!.includes('Order the same again')
    }
    assert.isTrue(await isOffered())
    shop.decommission.phase = 'closed'
    assert.isFalse(await isOffered())
  })

  test("somebody else's order is not there, not even for staff", async ({ assert, client }) => {
    const number = await placedBy(client, await givenBuyer('TICKS'))
    for (const reader of [await createCustomer(), await createStaff('admin')]) {
      for (const page of PAGES) {
        const response = await client.get(page(number)).withInertia().loginAs(reader)
        response.assertStatus(404)
        assert.notInclude(response.text(), 'Cost centre 4711')
      }
    }
  })

  test('an order in state {state} is nowhere')
    .with([{ state: 'New' }, { state: 'Locked' }])
    .run(async ({ assert, client }, { state }) => {
      const buyer = await givenBuyer('TICKS')
      const number = await placedBy(client, buyer)
      await rows(null, 'update orders set state = ? where number = ?', [state, number])
      for (const page of PAGES) {
        const response = await client.get(page(number)).withInertia().loginAs(buyer)
        response.assertStatus(404)
      }
      await givenItem(buyer, 'TICKS')
      await placedBy(client, buyer)
      const list = await client.get(`${LIST}?state=${state}`).withInertia().loginAs(buyer)
      const { paging, choices } = list.inertiaProps as Listed
      assert.deepEqual(paging.totalCount, 0)
      assert.notInclude(choices.state, state)
      assert.include(choices.state, 'Registered')
    })

  test('everything at once is offered while a file is left', async ({ assert, client }) => {
    const buyer = await createCustomer()
    const number = await givenCompletedOrder(buyer)
    const files = [await givenFile(number), await givenFile(number)]
    const isLeft = async () => {
      const page = await client.get(`${LIST}/${number}`).withInertia().loginAs(buyer)
      return (page.inertiaProps as { isAnyFileLeft: boolean }).isAnyFileLeft
    }
    assert.isTrue(await isLeft())
    const use = (id: number) =>
      rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [id])
    await use(files[0]!.id)
    assert.isTrue(await isLeft())
    await use(files[1]!.id)
    assert.isFalse(await isLeft())
  })

  test('the list holds the own orders only', async ({ assert, client }) => {
    const [buyer, other] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    const number = await placedBy(client, buyer)
    await placedBy(client, other)
    const list = await client.get(LIST).withInertia().loginAs(buyer)
    const { orders, paging } = list.inertiaProps as Listed
    assert.deepEqual(
      orders.map((order) => order.number),
      [number]
    )
    assert.equal(paging.totalCount, 1)
  })

  test('the list finds by {search}')
    .with([
      { search: 'ticks', found: 1 },
      { search: 'CENTRE 4711', found: 1 },
      { search: '100%', found: 0 },
      { search: "' or true --", found: 0 },
      { search: '\u0000', found: 1 },
    ])
    .run(async ({ assert, client }, { search, found }) => {
      const buyer = await givenBuyer('TICKS')
      await placedBy(client, buyer)
      const address = `${LIST}?search=${encodeURIComponent(search)}`
      const list = await client.get(address).withInertia().loginAs(buyer)
      assert.equal((list.inertiaProps as Listed).paging.totalCount, found)
    })

  test('a number that cannot be one is not found: {$self}')
    .with(['0', '99999999999999999999999', '9007199254740993'])
    .run(async ({ client }, number) => {
      const buyer = await createCustomer()
      for (const page of PAGES) {
        const response = await client.get(page(number)).withInertia().loginAs(buyer)
        response.assertStatus(404)
      }
    })
})

type Client = Parameters<typeof checkout>[0]
type Buyer = Parameters<typeof checkout>[1]

async function placedBy(client: Client, buyer: Buyer): Promise<number> {
  await checkout(client, buyer)
  const [order] = await ordersOf(buyer)
  return order!.number
}
