import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { addBasketItem } from '#basket'
import { saveQuote } from '#catalogue/actions/save_quote'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { countQuotes, keepQuotes } from '#statistics/actions/conversion/keep_quotes'
import { sumUpSales } from '#statistics/actions/sum_up_sales'
import { conversionSums } from '#statistics/queries/conversion/conversion_sums'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const TAB = '/admin/stats/conversion'
const CALL: string = '/api/v1/stats/conversion'
const MARCH = 'from=2026-03-01&to=2026-03-31'
const WEEK = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']
const CHOSEN = 'from=2025-03-03&to=2025-03-07'
const [FIRST, LAST] = [CalendarDay.of(2025, 3, 3), CalendarDay.of(2025, 3, 7)]

type Figure = {
  id: string
  value: number
  before?: number
  share?: { of: string; now: number | null; before: number | null }
}
type Shown = {
  figures: Figure[]
  chart: { bars: { id: string; values: number[]; before?: number }[] }
  rows: Record<string, unknown>[]
}

/** A product that is sold by the day, on a day of March; nothing was asked for before. */
async function givenQuoted(): Promise<void> {
  clock.set('2026-03-02T11:00:00Z')
  await keepQuotes()
  await rows(null, 'delete from conversion_counts')
  await givenReferenceData()
  const { id } = await givenProduct('quoted', { name: 'Quoted ticks', dailyPriceCents: 10_000 })
  await givenFiles(
    id,
    WEEK.map((day) => ({ day }))
  )
}

async function productId(code = 'quoted'): Promise<number> {
  const [found] = await rows<{ id: number }>(null, 'select id from products where code = ?', [code])
  return found!.id
}

const counted = async () => {
  await keepQuotes()
  return rows(
    null,
    `select unit, day, sum(asked)::int as asked, sum(saved)::int as saved, sum(basket)::int as basket
       from conversion_counts group by 1, 2 order by 1, 2`
  )
}

/** An item of an order on a day, in a state; of whom, its kind says. */
async function givenSold(day: string, state: string, cents: number, isInternal = false) {
  await rows(
    null,
    `insert into product_sales_tallies
       (day, state, type, payment_method, is_internal, product_id, items, days, price_cents)
     values (?, ?, 'B2B', 'BankTransfer', ?, ?, 1, 5, ?)`,
    [day, state, isInternal, await productId(), cents] as never
  )
}

const valuesOf = ({ figures }: Shown) =>
  Object.fromEntries(figures.map(({ id, value }) => [id, value]))

test.group('Statistics | conversion', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => clock.reset())
  group.each.setup(givenQuoted)

  test('a price is asked for with days that a customer or visitor chose', async ({
    assert,
    client,
  }) => {
    await client.get(`/product/details/quoted?${CHOSEN}`)
    await client.get(`/products/quoted/quote?${CHOSEN}`).loginAs(await createCustomer())
    await client.get('/api/v1/quotes?item=quoted.2025-03-03.2025-03-07')
    assert.deepEqual(await counted(), [
      { unit: 'day', day: '2026-03-02', asked: 3, saved: 0, basket: 0 },
      { unit: 'month', day: '2026-03-01', asked: 3, saved: 0, basket: 0 },
      { unit: 'year', day: '2026-01-01', asked: 3, saved: 0, basket: 0 },
    ])
  })

  test('what a page proposes, a browser fetches ahead or staff look at is not asked for', async ({
    assert,
    client,
  }) => {
    await client.get('/product/details/quoted')
    await client.get(`/product/details/quoted?${CHOSEN}`).header('purpose', 'prefetch')
    await client
      .get(`/product/details/quoted?${CHOSEN}`)
      .header('sec-purpose', 'prefetch;prerender')
    await client.get(`/products/quoted/quote?${CHOSEN}`).loginAs(await createStaff('viewer'))
    await client.get('/products/quoted/quote?from=2025-02-31&to=2025-03-07')
    await client.get(`/products/no_such/quote?${CHOSEN}`)
    assert.deepEqual(await counted(), [])
  })

  test('saved quotes and items of baskets count with the quote and the item, but for staff', async ({
    assert,
  }) => {
    for (const user of [await createCustomer(), await createStaff('admin')]) {
      const saved = await saveQuote({
        actor: { id: user.id, label: user.email },
        customer: { deliveryCountry: 'DE', vatId: 'DE300007004' },
        recipient: ['Elbquant'],
        selections: [
          { lineId: '1', productCode: 'quoted', from: FIRST, to: LAST },
          { lineId: '2', productCode: 'quoted', from: FIRST, to: LAST },
        ],
      })
      assert.isTrue(saved.ok)
      const item = { clientItemId: randomUUID(), productCode: 'quoted', from: FIRST, to: LAST }
      const put = await addBasketItem(user.id, item)
      assert.isTrue(put.ok)
      await addBasketItem(user.id, item)
    }
    await rows(null, 'delete from basket_items')
    const days = await counted()
    const sum = (what: 'saved' | 'basket') =>
      days.reduce((all, one) => all + (one.unit === 'day' ? Number(one[what]) : 0), 0)
    assert.deepEqual([sum('saved'), sum('basket')], [2, 1])
  })

  test('steps, shares and the period before; orders agree with the sales of external users', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const id = await productId()
    countQuotes(Array.from({ length: 10 }, () => id))
    clock.set('2026-02-10T11:00:00Z')
    countQuotes([id, id, id, id])
    await keepQuotes()
    clock.set('2026-03-02T11:00:00Z')
    await rows(
      null,
      `insert into conversion_counts (unit, day, product_id, asked, saved, basket)
       select 'day', day::date, ?, 0, saved, basket
         from (values ('2026-03-05', 1, 4), ('2026-02-11', 1, 1)) as n (day, saved, basket)`,
      [id]
    )
    await givenSold('2026-03-06', 'Registered', 5_001)
    await givenSold('2026-03-07', 'Completed', 4_002)
    await givenSold('2026-03-07', 'Failed', 9_999)
    await givenSold('2026-03-08', 'Completed', 8_888, true)
    const page = await client.get(`${TAB}?${MARCH}`).loginAs(admin).withInertia()
    page.assertStatus(200)
    const shown = page.inertiaProps as unknown as Shown
    assert.deepEqual(valuesOf(shown), {
      ...{ asked: 10, saved: 1, basket: 4, ordered: 2, paid: 1, price: 9_003 },
    })
    const figure = (name: string) => shown.figures.find(({ id: one }) => one === name)!
    assert.deepEqual(figure('basket').share, { of: 'asked', now: 0.4, before: 0.25 })
    assert.deepEqual(figure('paid').share, { of: 'ordered', now: 0.5, before: null })
    assert.deepEqual(
      shown.chart.bars.map(({ id: step, values, before }) => [step, ...values, before]),
      [
        ['asked', 10, 4],
        ['saved', 1, 1],
        ['basket', 4, 1],
        ['ordered', 2, 0],
        ['paid', 1, 0],
      ]
    )
    assert.containsSubset(shown.rows, [
      { code: 'quoted', venues: 'Venue A', asked: 10, ordered: 2, rate: 200, priceCents: 9_003 },
    ])
    const sales = await client
      .get(`/admin/stats/sales-by-product?${MARCH}&users=External`)
      .loginAs(admin)
      .withInertia()
    const { items, price } = valuesOf(sales.inertiaProps as unknown as Shown)
    assert.deepEqual([items, price], [2, 9_003])
  })

  test('it is found by its venue, and the CSV names both', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    countQuotes([await productId()])
    await keepQuotes()
    const found = async (search: string) => {
      const page = await client.get(`${TAB}?${MARCH}&search=${search}`).loginAs(admin).withInertia()
      return (page.inertiaProps as unknown as Shown).rows.length
    }
    assert.deepEqual([await found('venue+a'), await found('venue+b')], [1, 0])
    const csv = await client.get(`${TAB}/export?${MARCH}`).loginAs(admin)
    csv.assertStatus(200)
    assert.match(String(csv.header('content-disposition')), /webshop_conversion_\d{8}\.csv/)
    const [head, row] = csv.text().replace('\uFEFF', '').trim().split(/\r?\n/)
    assert.match(head!, /^Product;Name;Venues;Quotes asked for;/)
    assert.match(row!, /^quoted;Quoted ticks;Venue A;1;0;0;0;0;/)
  })

  test('programs get products and their sums', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    countQuotes([await productId()])
    await keepQuotes()
    await givenSold('2026-03-07', 'Completed', 4_002)
    const answer = await client.get(`${CALL}?${MARCH}`).loginAs(admin)
    answer.assertStatus(200)
    const { rows: found, summary } = (answer.body() as Answer).data
    const steps = { quotesAsked: 1, quotesSaved: 0, putIntoBasket: 0, ordered: 1, paid: 1 }
    assert.deepEqual(found, [{ product: 'quoted', venues: 'Venue A', ...steps, totalSale: 40.02 }])
    assert.deepEqual(summary, { ...steps, totalSale: 40.02 })
  })

  test('{query} is refused at {field}')
    .with([
      { query: 'from=2026-02-31', field: 'from' },
      { query: 'from=2026-03-31&to=2026-03-01', field: 'to' },
      { query: 'from=1990-01-01&to=2050-01-01', field: 'from' },
      { query: 'users=External', field: 'users' },
      { query: 'limit=1001', field: 'limit' },
    ])
    .run(async ({ assert, client }, { query, field }) => {
      const answer = await client.get(`${CALL}?${query}`).loginAs(await createStaff('admin'))
      answer.assertStatus(422)
      assert.equal((answer.body() as unknown as Refused).errors[0]!.field, field)
    })

  test('any span has the sums of its days, before and after these are summed up', async ({
    assert,
  }) => {
    const id = await productId()
    const first = CalendarDay.of(2023, 11, 20)
    const offsets = Array.from({ length: 300 }, (_, n) => (n * 37) % 900)
    for (const offset of offsets) {
      clock.set(`${first.plusDays(offset).iso}T11:00:00Z`)
      countQuotes([id])
    }
    await keepQuotes()
    const span = fc.tuple(fc.nat(899), fc.nat(899)).map(([one, other]) => ({
      from: Math.min(one, other),
      to: Math.max(one, other),
    }))
    const agrees = fc.asyncProperty(span, async ({ from, to }) => {
      const sums = await conversionSums({
        ...{ from: first.plusDays(from), to: first.plusDays(to) },
        ...{ states: [], types: [], payments: [], users: [], comparison: 'none' },
      })
      const expected = offsets.filter((offset) => offset >= from && offset <= to).length
      assert.equal(sums.asked, expected)
    })
    await fc.assert(agrees, { numRuns: 25 })
    await sumUpSales()
    await fc.assert(agrees, { numRuns: 25 })
  })
})

type Answer = { data: { rows: object[]; summary: object } }
type Refused = { errors: { field: string }[] }
