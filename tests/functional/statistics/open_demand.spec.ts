import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { saveQuote } from '#catalogue/actions/save_quote'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenBuyer, givenItem, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'
import { removeProducts } from '#tests/fixtures/catalogue/lake_product'

type Listed = { id: string; kind: string; email: string; items: number; cents: number }
type Figure = { id: string; value: number }

const PAGE = '/admin/open-demand'
const [from, to] = [CalendarDay.parse(WEEK.from)!, CalendarDay.parse(WEEK.to)!]

/** A quote of somebody over a week of a product; answers its number. */
async function givenQuote(user: { id: number; email: string }): Promise<number> {
  const saved = await saveQuote({
    actor: { id: user.id, label: user.email },
    customer: { deliveryCountry: 'DE', vatId: null },
    recipient: [],
    selections: [{ lineId: '1', productCode: 'OPEN', from, to }],
  })
  if (!saved.ok) throw new Error(saved.refusal.code)
  return saved.value.number
}

test.group('Statistics | open demand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from basket_items')
    await rows(null, 'delete from saved_quotes')
    await givenSoldProduct('OPEN')
    await givenSoldProduct('OTHER', { dailyCents: 1_000 })
    return removeProducts
  })

  const read = async (
    client: Parameters<Parameters<typeof test>[1] & object>[0]['client'],
    query = ''
  ) => {
    const page = await client
      .get(`${PAGE}?${query}`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    page.assertStatus(200)
    return page.inertiaProps as unknown as { open: Listed[]; figures: Figure[] }
  }

  test('a basket is one row with what its owner saw, a quote another', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('OPEN', 'DE', { email: 'buyer@elbquant.example' })
    await givenItem(buyer, 'OTHER')
    const other = await createCustomer({ email: 'other@elbquant.example' })
    const number = await givenQuote(other)
    const { open, figures } = await read(client)
    assert.deepEqual(
      open.map(({ id, email, items, cents }) => [id, email, items, cents]),
      [
        [`Basket ${buyer.id}`, 'buyer@elbquant.example', 2, 35_000],
        [`Quote ${number}`, 'other@elbquant.example', 1, 30_000],
      ]
    )
    assert.deepEqual(
      figures.map(({ value }) => value),
      [1, 35_000, 1, 30_000]
    )
  })

  test('what is ordered, has ended or is of staff is not open', async ({ assert, client }) => {
    const user = await createCustomer()
    const [ordered, ended] = [await givenQuote(user), await givenQuote(user)]
    await rows(null, 'update saved_quotes set order_number = 7 where number = ?', [ordered])
    await rows(
      null,
      `update saved_quotes set created_on = created_on - 90, valid_until = shop_today() - 1
        where number = ?`,
      [ended]
    )
    await givenItem(await createStaff('viewer'), 'OPEN')
    assert.isEmpty((await read(client)).open)
  })

  test('what a quote put into the basket is counted with the quote alone, until that has ended', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('OPEN')
    const number = await givenQuote(buyer)
    await rows(null, 'update basket_items set saved_quote = ? where user_id = ?', [
      number,
      buyer.id,
    ])
    const { open } = await read(client)
    assert.deepEqual(
      open.map(({ kind, cents }) => [kind, cents]),
      [['Quote', 30_000]]
    )
    await rows(
      null,
      `update saved_quotes set created_on = created_on - 90, valid_until = shop_today() - 1`
    )
    const { open: ended } = await read(client)
    assert.deepEqual(
      ended.map(({ kind, cents }) => [kind, cents]),
      [['Basket', 30_000]]
    )
  })

  test('{query} shows {kinds}')
    .with([
      { query: 'kind=Basket', kinds: ['Basket'] },
      { query: 'search=other', kinds: ['Quote'] },
      { query: 'createdTo=1999-12-31', kinds: [] },
      { query: 'orderBy=value&orderDirection=asc', kinds: ['Quote', 'Basket'] },
    ])
    .run(async ({ assert, client }, { query, kinds }) => {
      const buyer = await givenBuyer('OPEN')
      await givenItem(buyer, 'OPEN')
      await givenQuote(await createCustomer({ email: 'other@elbquant.example' }))
      const { open } = await read(client, query)
      assert.deepEqual(
        open.map(({ kind }) => kind),
        kinds
      )
    })

  test('programs get it with the codes of its products, and the CSV says it in words', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    await givenQuote(await createCustomer({ email: 'other@elbquant.example' }))
    const path: string = '/api/v1/stats/open-demand'
    const told = await client.get(path).loginAs(admin)
    const { content } = (told.body() as { data: { content: object[] } }).data
    assert.containsSubset(content, [
      { kind: 'Quote', email: 'other@elbquant.example', products: ['OPEN'], price: 300 },
    ])
    const csv = await client.get(`${PAGE}/export`).loginAs(admin)
    csv.assertStatus(200)
    const [head, line] = csv.text().replace('\uFEFF', '').trim().split(/\r?\n/)
    assert.match(head!, /^Kind;Number of the quote;Company;/)
    assert.match(line!, /^Saved quote;Q-\d{4}-\d{6};.*;1;\d{8};\d{8};300$/)
  })
})
