import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import { namesWrongDay } from '#catalogue/validators/quote_range'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import type { Envelope } from '#shared/http/envelope'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { APPLICANT, givenTrialProducts, tomorrow } from '#tests/fixtures/catalogue/trials'

const DAY = 'Please enter a day as YYYY/MM/DD.'
const SPAN = 'Please select a date range between 2025/03/03 and 2025/03/14.'

/** What is no day at all is refused at its field. */
const NO_DAYS = [
  { name: '31 February', from: '2025-02-31', to: '2025-03-07', field: 'from' },
  { name: '29 February of a common year', from: '2025-02-29', to: '2025-03-07', field: 'from' },
  { name: '1 January 0001', from: '0001-01-01', to: '2025-03-07', field: 'from' },
  { name: 'the year 10000', from: '2025-03-03', to: '10000-01-01', field: 'to' },
  { name: 'the thirteenth month', from: '2025-03-03', to: '2025-13-01', field: 'to' },
  {
    name: 'day and month in an order that is not said',
    from: '31 03 2025',
    to: '2025-03-07',
    field: 'from',
  },
  { name: 'nothing', from: '', to: '2025-03-07', field: 'from' },
  { name: 'letters', from: 'abc', to: '2025-03-07', field: 'from' },
  { name: '30 February', from: '2026/02/30', to: '2025-03-07', field: 'from' },
  { name: 'a word', from: '2025-03-03', to: 'tomorrow', field: 'to' },
  { name: 'hostile markup', from: '<img src=x>', to: '2025-03-07', field: 'from' },
]

/** Days that exist and cannot be ordered are answered with the reason and no order. */
const NO_RANGES = [
  {
    ...{ name: 'an inverted range', from: '2025-03-07', to: '2025-03-03' },
    ...{ code: 'range_reversed' },
    message: 'Please select a date range where from is not after to.',
  },
  {
    ...{ name: 'the far future', from: '2999-01-01', to: '2999-12-31' },
    ...{ code: 'outside_coverage', message: SPAN },
  },
  {
    ...{ name: 'a hundred years', from: '1930-01-01', to: '2029-12-31' },
    ...{ code: 'outside_coverage', message: SPAN },
  },
  {
    ...{ name: 'all years that there are', from: '1000-01-01', to: '9999-12-31' },
    ...{ code: 'outside_coverage', message: SPAN },
  },
  {
    ...{ name: 'a weekend', from: '2025-03-08', to: '2025-03-09', code: 'no_files' },
    message: 'Selected date range contains no files.',
  },
  {
    ...{ name: 'two days of at least three', from: '2025-03-03', to: '2025-03-04' },
    ...{ code: 'minimal_days', message: 'Please select at least 3 business days.' },
  },
]

type Answered = {
  canSubmit: boolean
  errors: { code: string; message: string }[]
  lines: object[]
  items: { errors: { code: string; message: string }[] }[]
}

async function ask<T>(client: ApiClient, path: string) {
  const response = await client.get(path).accept('json')
  return { status: response.status(), body: response.body() as Envelope<T> }
}

async function postQuote<T>(client: ApiClient, items: object[], path: string) {
  const user = await createCustomer()
  const response = await client.post(path).loginAs(user).withCsrfToken().json({ items })
  return { status: response.status(), body: response.body() as Envelope<T> }
}

test.group('Catalogue | bad input', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct('span', { minimalDays: 3 })
    const days = [3, 4, 5, 6, 7, 10, 11, 12, 13, 14]
    await givenFiles(
      id,
      days.map((day) => ({ day: `2025-03-${String(day).padStart(2, '0')}` }))
    )
  })

  test('{name} is no day for programs')
    .with(NO_DAYS)
    .run(async ({ assert, client }, { from, to, field }) => {
      const query = new URLSearchParams({ product: 'span', from, to })
      for (const path of [`/api/v1/files/info?${query}`, `/products/span/quote?${query}`]) {
        const { status, body } = await ask<null>(client, path)
        assert.equal(status, 422)
        assert.deepEqual(body.errors, [
          { code: 'catalogue.errors.day_invalid', message: DAY, field },
        ])
      }
    })

  test('{from} can be read in two ways and is not guessed')
    .with([
      { from: '03/07/2025', to: '2025-03-07', field: 'from' },
      { from: '2025-03-03', to: '10/31/2026', field: 'to' },
    ])
    .run(async ({ assert, client }, { from, to, field }) => {
      const query = new URLSearchParams({ product: 'span', from, to })
      const { status, body } = await ask<null>(client, `/products/span/quote?${query}`)
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ code: 'shared.errors.day_ambiguous', field }])
    })

  test('{from} to {to} is quoted as people write it')
    .with([
      { from: '03.03.2025', to: '14.03.2025' },
      { from: '3 Mar 2025', to: '14. März 2025' },
      { from: '20250303', to: '2025/3/14' },
    ])
    .run(async ({ assert, client }, { from, to }) => {
      const query = new URLSearchParams({ from, to })
      const { body } = await ask<Answered>(client, `/products/span/quote?${query}`)
      assert.containsSubset(body.data!.lines[0], {
        range: { from: '2025-03-03', to: '2025-03-14' },
      })
    })

  test('{name} is neither quoted nor saved')
    .with(NO_DAYS)
    .run(async ({ assert, client }, { from, to, field }) => {
      for (const path of ['/api/v1/quotes', '/api/v1/saved-quotes']) {
        const { status, body } = await postQuote<null>(
          client,
          [{ product: 'span', from, to }],
          path
        )
        assert.equal(status, 422)
        assert.equal(body.errors[0]!.field, `items.0.${field}`)
      }
      const link = new URLSearchParams({ item: `span.${from}.${to}` })
      const { status, body } = await ask<null>(client, `/api/v1/quotes?${link}`)
      assert.equal(status, 422)
      assert.equal(body.errors[0]!.code, 'catalogue.errors.item_invalid')
      const [{ saved }] = (await rows(null, 'select count(*)::int as saved from saved_quotes')) as [
        { saved: number },
      ]
      assert.equal(saved, 0)
    })

  test('{name} is answered with its reason')
    .with(NO_RANGES)
    .run(async ({ assert, client }, { from, to, ...reason }) => {
      const expected = { code: `catalogue.errors.${reason.code}`, message: reason.message }
      const info = await ask<Answered>(
        client,
        `/api/v1/files/info?product=span&from=${from}&to=${to}`
      )
      assert.equal(info.status, 200)
      assert.isFalse(info.body.data!.canSubmit)
      assert.lengthOf(info.body.data!.errors, 1)
      assert.containsSubset(info.body.data!.errors, [expected])
      const quoted = await ask<Answered>(client, `/api/v1/quotes?item=span.${from}.${to}`)
      assert.isFalse(quoted.body.data!.canSubmit)
      assert.containsSubset(quoted.body.data!.items[0]!.errors, [expected])
      const item = { product: 'span', from, to }
      const saved = await postQuote<null>(client, [item], '/api/v1/saved-quotes')
      assert.equal(saved.status, 422)
      assert.equal(saved.body.message, reason.message)
    })

  test('an unknown product, filter, part and too many items are told', async ({
    assert,
    client,
  }) => {
    const days = 'from=2025-03-03&to=2025-03-07'
    const product = await ask<null>(client, `/api/v1/files/info?product=nowhere&${days}`)
    assert.equal(product.status, 404)
    const part = `/api/v1/files/info?product=span&${days}&levelOne=XALC&levelTwo=EUR`
    assert.containsSubset((await ask<Answered>(client, part)).body.data!.errors, [
      { code: 'catalogue.errors.no_filters' },
    ])
    const filter = '/api/v1/products/info?category=nowhere&venue=%3Cscript%3E'
    const nothing = { content: [], totalCount: 0, next: null }
    assert.deepEqual((await ask(client, filter)).body.data, nothing)
    const many = Array.from({ length: 101 }, () => 'item=span.2025-03-03.2025-03-07').join('&')
    const { status, body } = await ask<null>(client, `/api/v1/quotes?${many}`)
    assert.equal(status, 422)
    assert.equal(body.errors[0]!.code, 'catalogue.errors.too_many_items')
  })

  test('an address names a day that does not exist: {query}')
    .with([
      { query: 'from=2025-02-31&to=2025-03-07', hasWrongDay: true },
      { query: 'from=2025-03-03&to=0001-01-01', hasWrongDay: true },
      { query: 'from=2025-03-03', hasWrongDay: true },
      { query: 'from=2025-03-03&to=2025-03-07', hasWrongDay: false },
      { query: 'degraded=1', hasWrongDay: false },
    ])
    .run(({ assert }, { query, hasWrongDay }) => {
      const asked = Object.fromEntries(new URLSearchParams(query))
      assert.equal(namesWrongDay(asked), hasWrongDay)
    })
})

test.group('Catalogue | hostile remarks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => givenTrialProducts())

  test('hostile markup in a message reaches nobody as markup', async ({ assert, client }) => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>'
    const path: string = '/api/v1/a7-requests'
    const form = { ...APPLICANT, product: 'A7_lab', effectiveDate: tomorrow().format() }
    const sent = { ...form, companyName: hostile, message: hostile }
    ;(await client.post(path).json(sent).withCsrfToken()).assertStatus(201)
    const mails = await rows<{ text: string; html: string }>(
      null,
      'select text_body as text, html_body as html from mail_outbox order by id'
    )
    assert.lengthOf(mails, 2)
    for (const { html } of mails) assert.notMatch(html, /<script|<img src=x/)
    const told = mails.filter(({ text }) => text.includes(hostile))
    assert.isNotEmpty(told)
    for (const { html } of told) assert.include(html, '&lt;script&gt;')
  })
})
