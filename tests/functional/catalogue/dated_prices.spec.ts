import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { findSavedQuote, quoteFor, quoteFromSaved } from '#catalogue'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { applyImport } from '#catalogue/actions/catalogue_import/apply_import'
import { planImport } from '#catalogue/actions/catalogue_import/plan_import'
import { saveQuote } from '#catalogue/actions/save_quote'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const DAY = CalendarDay.of(2025, 3, 3)
const GERMANY = { deliveryCountry: 'DE', vatId: 'DE300007004' }
const TODAY = CalendarDay.today()
const inDays = (days: number) => TODAY.plusDays(days).iso

test.group('Catalogue | prices with a day from which they hold', (group) => {
  let id = 0
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    id = (await givenProduct('dated', { dailyPriceCents: 1_240 })).id
    await givenFiles(id, [{ day: DAY.iso }])
  })

  const selections = [{ lineId: '1', productCode: 'dated', from: DAY, to: DAY }]
  const priced = async () =>
    (await quoteFor({ selections, customer: GERMANY })).lines[0]!.priceCents
  const price = (from: string, cents: number) =>
    rows(null, 'insert into product_prices values (?, ?, ?)', [id, from, cents])
  const imported = async (fields: object) => {
    const plan = await planImport({ products: [{ line: 1, raw: { code: 'dated', ...fields } }] })
    if (plan.problems.length === 0) await applyImport(plan)
    return plan
  }
  const kept = () =>
    rows<{ from: string; cents: number }>(
      null,
      `select from_day as "from", cents from product_prices where product_id = ? order by from_day`,
      [id]
    )

  test('the day decides: before it the former price, from it on the new one', async ({
    assert,
  }) => {
    await price(inDays(1), 1_320)
    assert.equal(await priced(), 1_240)
    await price(inDays(0), 1_310)
    assert.equal(await priced(), 1_310)
  })

  test('a saved quote keeps its price past the day', async ({ assert }) => {
    const user = await createCustomer()
    const actor = { id: user.id, label: user.email }
    const saved = await saveQuote({ actor, customer: GERMANY, recipient: ['Elbquant'], selections })
    if (!saved.ok) throw new Error(saved.refusal.code)
    await price(inDays(0), 9_900)
    assert.equal(await priced(), 9_900)
    const again = await transaction(async (trx) => {
      const found = await findSavedQuote(saved.value.number, user.id, trx)
      return quoteFromSaved(found!, { customer: GERMANY, trx })
    })
    assert.equal(again.lines[0]!.priceCents, 1_240)
  })

  test('an import names the day, and said again it changes nothing', async ({ assert }) => {
    const fields = { dailyPrice: '13.20', dailyPriceFrom: inDays(7) }
    const first = await imported(fields)
    assert.sameMembers(
      first.changed[0]!.differences.map(({ field }) => field),
      ['dailyPriceCents', 'dailyPriceFrom']
    )
    assert.equal(await priced(), 1_240)
    assert.deepEqual(await kept(), [
      { from: '-infinity', cents: 1_240 },
      { from: inDays(7), cents: 1_320 },
    ])
    assert.equal((await imported(fields)).unchanged, 1)
  })

  test('a file without a day changes the price of today, and none that is to come', async ({
    assert,
  }) => {
    await price(inDays(7), 1_320)
    await imported({ dailyPrice: '12.90' })
    assert.deepEqual(await kept(), [
      { from: '-infinity', cents: 1_240 },
      { from: inDays(0), cents: 1_290 },
      { from: inDays(7), cents: 1_320 },
    ])
  })

  test('the former price can come back after a later one has begun', async ({ assert }) => {
    await price(inDays(-1), 1_320)
    await imported({ name: 'Renamed' })
    assert.equal(await priced(), 1_320)
    await imported({ dailyPrice: '12.40' })
    assert.equal(await priced(), 1_240)
  })

  test('what cannot be is refused: {title}')
    .with([
      { title: 'nothing', fields: { dailyPrice: '0' }, field: 'dailyPrice', code: 'not_free' },
      { title: 'negative', fields: { dailyPrice: '-5' }, field: 'dailyPrice', code: 'euro' },
      {
        title: 'digits',
        fields: { dailyPrice: '123456789012' },
        field: 'dailyPrice',
        code: 'euro',
      },
      {
        title: 'past',
        fields: { dailyPrice: '13', dailyPriceFrom: inDays(-1) },
        ...{ field: 'dailyPriceFrom', code: 'past' },
      },
      {
        title: 'no day',
        fields: { dailyPrice: '13', dailyPriceFrom: '2026-02-31' },
        ...{ field: 'dailyPriceFrom', code: 'day' },
      },
    ])
    .run(async ({ assert }, { fields, field, code }) => {
      const { problems } = await imported(fields)
      assert.deepEqual(
        problems.map((one) => [one.field, one.code]),
        [[field, code]]
      )
      assert.equal(await priced(), 1_240)
    })

  test('the database keeps a price that has begun, and one for each day', async ({ assert }) => {
    await price(inDays(-3), 1_300)
    const change = () =>
      transaction((trx) =>
        rows(trx, 'update product_prices set cents = 1 where product_id = ? and from_day < ?', [
          id,
          inDays(0),
        ])
      )
    await assert.rejects(change, /has begun/)
    await assert.rejects(() =>
      transaction((trx) =>
        rows(trx, 'insert into product_prices values (?, ?, 1)', [id, inDays(-3)])
      )
    )
  })

  test('the page of the product says what follows', async ({ assert, client }) => {
    await price(inDays(7), 1_320)
    const page = await client.get('/product/details/dated').withInertia()
    const { props } = page.body() as { props: { detail: { nextPrice: unknown } } }
    assert.deepEqual(props.detail.nextPrice, { from: inDays(7), cents: 1_320 })
  })
})
