import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { rows } from '#shared/database'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Body = {
  data: Record<string, unknown> & { content: { id: string }[]; errors: object[] }
  errors: { code: string }[]
}

type Named = { id: string; name: string }
type CatalogueAnswer = { categories: (Named & { subcategories: Named[] })[]; venues: Named[] }

/** What a program gets; the address is only text, as for a program that types it. */
async function json(client: ApiClient, address: string) {
  const response = await client.get(address).accept('json')
  return { response, body: response.body() as Body }
}

const WEEK = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']

test.group('Catalogue | product page and quote', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct('week', { minimalDays: 3, excluded: ['AT'] })
    await givenFiles(
      id,
      WEEK.map((day) => ({ day, bytes: 1_000 }))
    )
    await givenProduct('hidden', { visible: false })
  })

  test('the page opens with the quote of the range that it proposes', async ({ client }) => {
    const response = await client.get('/product/details/week').withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('catalogue/products/show')
    response.assertInertiaPropsContains({
      product: { code: 'week', price: { kind: 'day', cents: 1_000 }, availableInRegion: true },
      coverage: { firstDay: '2025-03-03', lastDay: '2025-03-07', tradingDays: 5 },
      quote: { subtotalCents: 5_000, files: 5, bytes: 5_000 },
    })
  })

  test('a remark is harmless HTML in the language of the reader: {language}')
    .with([
      { language: 'en', shown: 'Not <b>adjusted</b>' },
      { language: 'de', shown: 'Auf &lt; Anfrage' },
    ])
    .run(async ({ client }, { language, shown }) => {
      await rows(
        null,
        `update products set remark_de = 'Auf < Anfrage',
                remark_en = 'Not <b onclick="x()">adjusted</b><script>alert(1)</script>'
          where code = 'week'`
      )
      const page = client.get('/product/details/week').header('accept-language', language)
      const response = await page.withInertia()
      response.assertInertiaPropsContains({ detail: { remarkHtml: shown } })
    })

  test('days in the address are quoted, and an excluded country is told so', async ({ client }) => {
    const response = await client
      .get('/product/details/week')
      .qs({ from: '20250304', to: '2025-03-05', country: 'at' })
      .withInertia()
    response.assertInertiaPropsContains({
      product: { availableInRegion: false },
      quote: { subtotalCents: 2_000, vat: { reason: 'eu_reverse_charge' } },
    })
  })

  test('{address} is not found')
    .with([
      { address: '/product/details/nowhere' },
      { address: '/product/details/hidden' },
      { address: '/product/details/%00' },
      { address: '/products/nowhere/quote?from=20250303&to=20250307' },
      { address: '/api/v1/files/info?product=nowhere&from=20250303&to=20250307' },
      { address: '/api/v1/files/info?from=20250303&to=20250307' },
      { address: '/api/v1/products/info/nowhere/modulePricingLevels' },
    ])
    .run(async ({ client }, { address }) => {
      const response = await client.get(address).accept('json')
      response.assertStatus(404)
    })

  test('{from} to {to} is no pair of days')
    .with([
      { from: '2025-02-31', to: '2025-03-07' },
      { from: '20250303', to: 'tomorrow' },
      { from: '', to: '' },
    ])
    .run(async ({ client, assert }, { from, to }) => {
      for (const address of ['/products/week/quote?', '/api/v1/files/info?product=week&']) {
        const { response, body } = await json(client, `${address}from=${from}&to=${to}`)
        response.assertStatus(422)
        assert.equal(body.errors[0]!.code, 'catalogue.errors.day_invalid')
      }
    })

  test('a program learns price, files and why it cannot order', async ({ client, assert }) => {
    const query = 'product=week&from=20250303&to=20250304&country=NO'
    const { response, body } = await json(client, `/api/v1/files/info?${query}`)
    response.assertStatus(200)
    assert.containsSubset(body.data, {
      numberOfFiles: 2,
      price: 20,
      dailyPrice: 10,
      minimalDays: 3,
      numberOfModules: null,
      canSubmit: false,
    })
    assert.deepEqual(body.data.errors, [
      {
        code: 'catalogue.errors.minimal_days',
        params: { n: 3, more: 1, from: 20250303, to: 20250305 },
        message: 'Please select at least 3 business days.',
      },
    ])
  })

  test('the quote for the page carries the same figures', async ({ client, assert }) => {
    const address = '/products/week/quote?from=2025-03-03&to=2025-03-07'
    const { response, body } = await json(client, address)
    response.assertStatus(200)
    assert.containsSubset(body.data, { subtotalCents: 5_000, fee: { cents: 5_000 } })
  })

  test('the catalogue for programs lists visible products only', async ({ client, assert }) => {
    const { body } = await json(client, '/api/v1/products/info')
    const { content, totalCount } = body.data
    assert.equal(totalCount, content.length)
    assert.containsSubset(
      content.find(({ id }) => id === 'week'),
      {
        category: 'ctest',
        venue: [{ id: 'CTA', name: 'Venue A' }],
        order: { dailyPrice: 10, minimalDays: 3, firstAvailableDate: 20250303 },
        excludedCountries: ['AT'],
      }
    )
    assert.isUndefined(content.find(({ id }) => id === 'hidden'))
  })

  test('the catalogue for programs names its categories and venues', async ({ client, assert }) => {
    const { body } = await json(client, '/api/v1/products/info')
    const { categories, venues } = body.data as unknown as CatalogueAnswer
    const tests = categories.find(({ id }) => id === 'ctest')!
    assert.sameMembers(Object.keys(tests), [
      ...['id', 'name', 'description', 'descriptionAlternative', 'visibleOnFrontpage'],
      ...['subcategories', 'showSubcategory', 'legalDisclaimer'],
    ])
    assert.include(
      tests.subcategories.map(({ id }) => id),
      'ctest_sub'
    )
    assert.deepInclude(venues, { id: 'CTA', name: 'Venue A' })
    const analytics = await json(client, '/api/v1/a7products/info')
    const others = (analytics.body.data as unknown as CatalogueAnswer).categories
    assert.isUndefined(others.find(({ id }) => id === 'ctest'))
  })

  test('a program finds, pages and looks into products', async ({ client, assert }) => {
    const found = await json(client, '/api/v1/products/info?search=week&limit=1')
    assert.deepEqual(
      found.body.data.content.map(({ id }) => id),
      ['week']
    )
    const detail = await json(client, '/api/v1/products/info/week?country=AT')
    assert.containsSubset(detail.body.data, {
      tradingDays: 5,
      availableInRegion: false,
      files: { format: 'csv', example: '20250307.csv' },
    })
    const hidden = await json(client, '/api/v1/products/info/hidden')
    hidden.response.assertStatus(404)
  })

  test('a program orders products, those without a price last, and learns what it may say', async ({
    client,
    assert,
  }) => {
    for (const [code, dailyPriceCents] of [
      ['order_b', 200],
      ['order_a', 300],
      ['order_c', 100],
    ] as const) {
      await givenProduct(code, { dailyPriceCents })
    }
    await rows(null, `update products set pricing = 'request' where code = 'order_b'`)
    forgetReferenceData()
    const ask = async (query: string) => {
      const found = await json(client, `/api/v1/products/info?limit=1000&${query}`)
      const ids = found.body.data?.content.map(({ id }) => id) ?? []
      return { ...found, ids: ids.filter((id) => id.startsWith('order_')) }
    }
    assert.deepEqual((await ask('orderBy=name')).ids, ['order_a', 'order_b', 'order_c'])
    const byName = await ask('orderBy=name&orderDirection=desc')
    assert.deepEqual(byName.ids, ['order_c', 'order_b', 'order_a'])
    assert.deepEqual((await ask('orderBy=price')).ids, ['order_c', 'order_a', 'order_b'])
    const byPrice = await ask('orderBy=price&orderDirection=desc')
    assert.deepEqual(byPrice.ids, ['order_a', 'order_c', 'order_b'])
    for (const field of ['orderBy', 'orderDirection', 'sort']) {
      const { response, body } = await ask(`${field}=nothing`)
      response.assertStatus(422)
      assert.containsSubset(body.errors, [{ field }])
    }
  })

  test('are the same with a page and without, analytics products elsewhere', async ({
    client,
    assert,
  }) => {
    await givenProduct('shop_one')
    await rows(null, `update products set kind = 'analytics' where code = 'week'`)
    forgetReferenceData()
    const ask = async (query: string) => {
      const { body } = await json(client, `/api/v1/products/info${query}`)
      return { ids: body.data.content.map(({ id }) => id).sort(), count: body.data.totalCount }
    }
    const all = await ask('')
    assert.include(all.ids, 'shop_one')
    assert.notInclude(all.ids, 'week')
    for (const query of [
      '?page=1&limit=1000',
      '?orderBy=name&limit=1000',
      '?search=week&limit=1000',
    ]) {
      const some = await ask(query)
      assert.notInclude(some.ids, 'week')
      if (!query.includes('search')) assert.deepEqual(some, all)
    }
  })

  test('products are read to their end by `next`, which is the same for whoever asks', async ({
    client,
    assert,
  }) => {
    for (const code of ['walk_a', 'walk_b', 'walk_c', 'walk_d']) await givenProduct(code)
    type Page = { content: { id: string }[]; totalCount: number; next: string | null }
    const ask = async (query: string) => {
      const { response, body } = await json(client, `/api/v1/products/info?orderBy=name&${query}`)
      const { content = [], ...page } = (body.data ?? {}) as unknown as Page
      return { ...page, status: response.status(), ids: content.map(({ id }) => id), body }
    }
    const goOn = (next: string | null, limit = 2) =>
      ask(`limit=${limit}&cursor=${encodeURIComponent(next!)}`)
    const all = await ask('limit=1000')
    assert.isNull(all.next)
    const first = await ask('limit=2')
    const seen = [...first.ids]
    for (let { next } = first; next !== null;) {
      const page = await goOn(next)
      seen.push(...page.ids)
      next = page.next
    }
    assert.deepEqual(seen, all.ids)
    assert.equal((await ask('limit=2')).next, first.next)
    assert.deepEqual((await goOn(first.next, 1000)).ids, all.ids.slice(2))

    const cursor = encodeURIComponent(first.next!)
    for (const query of [
      `search=walk&cursor=${cursor}`,
      `page=2&cursor=${cursor}`,
      'cursor=2.x.y',
    ]) {
      assert.equal((await ask(query)).status, 422, query)
    }
    await rows(null, 'update products set visible = false where code = ?', [first.ids[1]])
    forgetReferenceData()
    assert.deepEqual((await goOn(first.next, 1000)).ids, all.ids.slice(2))
  })

  test('coverage is the same for pages and programs', async ({ client, assert }) => {
    const [page, program] = await Promise.all([
      json(client, '/products/week/coverage'),
      json(client, '/api/v1/products/info/week/coverage'),
    ])
    assert.deepEqual(page.body, program.body)
    assert.containsSubset(page.body.data, { tradingDays: 5, months: [{ month: 202503 }] })
    const hidden = await json(client, '/products/hidden/coverage')
    hidden.response.assertStatus(404)
  })

  test('use cases name their categories, and categories their products', async ({
    client,
    assert,
  }) => {
    await rows(
      null,
      `insert into use_case_categories (id, name_en, name_de) values (901, 'T', 'P')`
    )
    await rows(
      null,
      `insert into use_cases (id, name_en, name_de, description_en, description_de, link)
       values (901, 'Test', 'Probe', 'Tests', 'Proben', 'https://example.com')`
    )
    await rows(null, 'insert into use_case_assignments values (901, 901)')
    await rows(
      null,
      `update products set use_case_category_id = 901 where code in ('week', 'hidden')`
    )
    const cases = await json(client, '/api/v1/use-cases')
    assert.containsSubset(cases.body.data.content, [{ id: 901, name: 'Test', categories: [901] }])
    const categories = await json(client, '/api/v1/use-case-categories')
    assert.containsSubset(categories.body.data.content, [{ id: 901, products: ['week'] }])
  })
})
