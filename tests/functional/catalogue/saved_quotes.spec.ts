import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { findSavedQuote, markQuoteOrdered, quoteFor, quoteFromSaved } from '#catalogue'
import type { SavedQuote } from '#catalogue'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { saveQuote } from '#catalogue/actions/save_quote'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const WEEK = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']
const GERMANY = { deliveryCountry: 'DE', vatId: 'DE300007004' }
const [FIRST, LAST] = [CalendarDay.of(2025, 3, 3), CalendarDay.of(2025, 3, 7)]

type Quote = { canSubmit: boolean; errors: Told[]; items: { errors: Told[] }[] }
type Told = { code: string }
type Saved = { validUntil: number }

const selection = (productCode = 'week') => ({
  ...{ lineId: '1', productCode, from: FIRST, to: LAST },
})

async function saved(user: { id: number; email: string }, code = 'week'): Promise<SavedQuote> {
  const result = await saveQuote({
    actor: { id: user.id, label: user.email },
    customer: GERMANY,
    recipient: ['Elbquant'],
    selections: [selection(code)],
  })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

test.group('Catalogue | saved quotes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => clock.reset())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct('week', { dailyPriceCents: 10_000 })
    await givenFiles(
      id,
      WEEK.map((day) => ({ day, degraded: day === '2025-03-05' }))
    )
  })

  test('numbers run without gaps, also past what was refused', async ({ assert }) => {
    const user = await createCustomer()
    const first = await saved(user)
    const refused = await saveQuote({
      actor: { id: user.id, label: user.email },
      ...{ customer: GERMANY, recipient: [], selections: [selection('nowhere')] },
    })
    assert.isFalse(refused.ok)
    const second = await saved(user)
    assert.equal(second.number, first.number + 1)
    assert.match(second.label, /^Q-\d{4}-\d{6}$/)
  })

  test('a quote keeps its price when prices, rules of the product and levels change', async ({
    assert,
  }) => {
    const user = await createCustomer()
    const { number, quote } = await saved(user)
    assert.equal(quote.subtotalCents, 40_000)
    await rows(
      null,
      `update products set daily_price_cents = 99999, minimal_days = 250 where code = 'week'`
    )
    const now = await quoteFor({ selections: [selection()], customer: GERMANY })
    assert.notEqual(now.subtotalCents, 40_000)
    assert.isFalse(now.canSubmit)
    const again = await transaction(async (trx) => {
      const found = await findSavedQuote(number, user.id, trx)
      return quoteFromSaved(found!, { customer: GERMANY, trx })
    })
    const { saved: from, ...priced } = again
    assert.deepEqual(priced, quote)
    assert.equal(from?.number, number)
    assert.isTrue(again.canSubmit)
  })

  test('the buyer’s country of today settles VAT and region', async ({ assert }) => {
    const user = await createCustomer()
    const quote = await saved(user)
    const norway = { deliveryCountry: 'NO', vatId: null }
    const abroad = await quoteFromSaved(quote, { customer: norway })
    assert.containsSubset(abroad, { netCents: 40_000, vat: { cents: 0, reason: 'outside_eu' } })
    await rows(null, `update products set excluded_countries = '{NO}' where code = 'week'`)
    const refused = await quoteFromSaved(quote, { customer: norway })
    assert.isFalse(refused.canSubmit)
    assert.equal(refused.lines[0]!.errors[0]!.code, 'catalogue.errors.region')
  })

  test('what is no longer sold or has no file left cannot be ordered at any price', async ({
    assert,
  }) => {
    const quote = await saved(await createCustomer())
    await rows(null, `update products set visible = false where code = 'week'`)
    const hidden = await quoteFromSaved(quote, { customer: GERMANY })
    assert.isFalse(hidden.canSubmit)
  })

  test('it is valid on its thirtieth day and not on the next', async ({ assert }) => {
    clock.set('2026-03-02T10:00:00Z')
    const user = await createCustomer()
    const { number, validUntil } = await saved(user)
    assert.equal(validUntil, '2026-04-01')
    clock.set('2026-04-01T20:00:00Z')
    assert.equal((await findSavedQuote(number, user.id))!.state, 'valid')
    clock.set('2026-04-01T22:30:00Z')
    const late = (await findSavedQuote(number, user.id))!
    assert.equal(late.state, 'expired')
    const quote = await quoteFromSaved(late, { customer: GERMANY })
    assert.isFalse(quote.canSubmit)
    assert.equal(quote.errors[0]!.code, 'catalogue.errors.quote_expired')
  })

  test('it is ordered once', async ({ assert }) => {
    const user = await createCustomer()
    const { number } = await saved(user)
    const [once, twice] = await transaction(async (trx) => [
      await markQuoteOrdered(trx, number, 10_482),
      await markQuoteOrdered(trx, number, 10_483),
    ])
    assert.isTrue(once!.ok)
    assert.isFalse(twice!.ok)
    assert.containsSubset(await findSavedQuote(number, user.id), {
      state: 'ordered',
      orderNumber: 10_482,
    })
  })

  test('a form saves, pages and files show it to nobody else', async ({ client, assert }) => {
    const [owner, other] = [await createCustomer(), await createCustomer()]
    const form = {
      'items[0][product]': 'week',
      'items[0][from]': '2025-03-03',
      'items[0][to]': '2025-03-07',
      'items[0][includeDegraded]': '1',
    }
    const sent = await client
      .post('/my-account/quotes')
      .form(form)
      .loginAs(owner)
      .withCsrfToken()
      .redirects(0)
    sent.assertStatus(302)
    const address: string = sent.header('location')!
    const page = await client.get(address).loginAs(owner).withInertia()
    page.assertInertiaComponent('catalogue/quotes/show')
    page.assertInertiaPropsContains({ saved: { quote: { subtotalCents: 50_000 } } })
    const pdf = await client.get(`${address}/pdf`).loginAs(owner)
    pdf.assertHeader('content-type', 'application/pdf')
    assert.equal((pdf.body() as unknown as Buffer).subarray(0, 5).toString(), '%PDF-')
    const json = await client.get(`${address}/json`).loginAs(owner)
    assert.containsSubset(json.body(), { state: 'valid', quote: { subtotal: 500 } })
    for (const part of ['', '/pdf', '/json']) {
      const denied = await client.get(`${address}${part}`).loginAs(other).accept('json')
      denied.assertStatus(404)
    }
  })

  test('a program saves and lists quotes', async ({ client, assert }) => {
    const owner = await createCustomer()
    const body = { items: [{ product: 'week', from: 20250303, to: 20250307 }] }
    const call = () => client.post('/api/v1/saved-quotes').loginAs(owner).withCsrfToken()
    const stored = await call().json(body)
    stored.assertStatus(201)
    const list = await client.get('/api/v1/saved-quotes').loginAs(owner)
    assert.containsSubset(list.body(), { data: { totalCount: 1 } })
    const [kept] = (list.body() as unknown as { data: { content: Saved[] } }).data.content
    assert.deepEqual(kept, (stored.body() as unknown as { data: Saved }).data)
    assert.match(String(kept!.validUntil), /^20\d{6}$/)
    assert.containsSubset(kept, {
      ...{ state: 'valid', orderId: null, customer: { deliveryCountry: 'DE' } },
      rules: { adminFeeRule: { amount: 50, appliesUpTo: 300 } },
      quote: { items: [{ product: 'week', degradedDays: [20250305], owned: null }] },
    })
    const refused = await call().json({
      items: [{ product: 'week', from: '2025-03-03', to: '2035-03-07' }],
    })
    refused.assertStatus(422)
    assert.containsSubset(refused.body(), {
      errors: [{ code: 'catalogue.errors.outside_coverage' }],
    })
  })
})

test.group('Catalogue | quotes for programs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct('week', { dailyPriceCents: 10_000 })
    await givenFiles(
      id,
      WEEK.map((day) => ({ day }))
    )
  })

  test('sent or linked, the quote is the same', async ({ client, assert }) => {
    const sent = await client
      .post('/api/v1/quotes')
      .json({ items: [{ product: 'week', from: 20250303, to: '2025/03/07' }] })
    sent.assertStatus(200)
    const linked = await client.get('/api/v1/quotes?item=week.2025-03-03.20250307')
    assert.deepEqual(linked.body(), sent.body())
    const { data } = linked.body() as { data: Quote }
    assert.containsSubset(data, {
      ...{ subtotal: 500, adminFee: 0, totalPrice: 500, canSubmit: true, rulesVersion: '2026-09' },
      adminFeeRule: { amount: 50, appliesUpTo: 300 },
      items: [
        {
          ...{ product: 'week', productName: 'week', from: 20250303, to: 20250307 },
          ...{ price: 500, numberOfFiles: 5, pricing: { kind: 'day', dailyPrice: 100 } },
        },
      ],
    })
    assert.notMatch(JSON.stringify(data), /Cents|\d{4}-\d\d-\d\d/)
  })

  test('{$self} is refused at its place')
    .with([
      'week.2025-02-31.2025-03-07',
      'week.0001-01-01.2025-03-07',
      'week.2025-03-03',
      'week.2025-03-03.2025-03-07.all',
      '<script>.2025-03-03.2025-03-07',
      '',
    ])
    .run(async ({ client, assert }, item) => {
      const address: string = `/api/v1/quotes?${new URLSearchParams({ item })}`
      const response = await client.get(address)
      response.assertStatus(422)
      assert.containsSubset(response.body(), { errors: [{ field: 'item' }] })
    })

  test('{item} cannot be ordered: {code}')
    .with([
      { item: 'week.2025-03-07.2025-03-03', code: 'range_reversed' },
      { item: 'week.2025-03-08.2025-03-09', code: 'outside_coverage' },
      { item: 'week.1925-03-03.2025-03-07', code: 'outside_coverage' },
      { item: 'week.2025-03-03.9999-12-31', code: 'outside_coverage' },
    ])
    .run(async ({ client, assert }, { item, code }) => {
      const address: string = `/api/v1/quotes?item=${item}`
      const { data } = (await client.get(address)).body() as { data: Quote }
      assert.isFalse(data.canSubmit)
      assert.equal(data.items[0]!.errors[0]!.code, `catalogue.errors.${code}`)
      assert.notMatch(JSON.stringify(data), /catalogue\.errors\.\w+"}/)
    })

  test('an unknown product and too many selections are told', async ({ client, assert }) => {
    const unknown = await client.get('/api/v1/quotes?item=nowhere.2025-03-03.2025-03-07')
    const { data } = unknown.body() as { data: Quote }
    assert.include(
      data.errors.map(({ code }) => code),
      'catalogue.errors.product_unknown'
    )
    const many = new URLSearchParams(
      Array.from({ length: 101 }, () => ['item', 'week.2025-03-03.2025-03-07'])
    )
    const address: string = `/api/v1/quotes?${many}`
    const refused = await client.get(address)
    refused.assertStatus(422)
  })
})
