import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Listed = { code: string; strip: string; firstDay: string | null; description: string }
type ListProps = {
  isSearchInVain: boolean
  products: Listed[]
  axis: { from: string; to: string } | null
  paging: { totalCount: number; page: number; pages: number }
  facets: {
    total: number
    oneOff: number
    subscription: number
    categories: { id: string; count: number; subcategories: { id: string; count: number }[] }[]
    venues: { id: string; count: number }[]
    formats: { id: string; count: number }[]
    depths: { id: string; count: number }[]
  }
  cards: { id: string; count: number; subcategories: { id: string; venues: object[] }[] }[]
}

/** The overview under an address, among the products that these tests made. */
async function list(client: ApiClient, query = '') {
  const response = await client.get(`/products?${query}`).withInertia()
  response.assertStatus(200)
  response.assertInertiaComponent('catalogue/products/index')
  return response.inertiaProps as ListProps
}

const codes = ({ products }: ListProps) => products.map(({ code }) => code)
const countOf = (facets: { id: string; count: number }[], id: string) =>
  facets.find((facet) => facet.id === id)?.count

test.group('Catalogue | product overview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    await givenProduct('alpha_trades', { name: 'Alpha Trades', description: 'Every execution' })
    await givenProduct('alpha_quotes', {
      ...{ name: 'Alpha Quotes', venue: 'CTB', category: 'ctest_sub', dailyPriceCents: 300 },
    })
    await givenProduct('beta_index', {
      ...{ name: 'Beta Index', category: 'ctest_other', buying: ['subscription'] },
    })
    await givenProduct('hidden', { name: 'Alpha Hidden', visible: false })
  })

  test('{query} is left out, and its words reach neither title nor heading')
    .with([
      { query: 'subcategory=Free+money+at+evil.example', words: 'Free money' },
      { query: 'category=Free+money+at+evil.example', words: 'Free money' },
      { query: 'venue=%3Cscript%3E', words: 'script' },
      { query: 'format=exe', words: 'exe' },
      { query: 'offer=stolen', words: 'stolen' },
      { query: 'depth=99', words: '99 years' },
      { query: 'category=ctest_sub', words: 'ctest_sub' },
    ])
    .run(async ({ assert, client }, { query, words }) => {
      const props = (await list(client, query)) as ListProps & { hasLeftOut: boolean }
      assert.isTrue(props.hasLeftOut)
      assert.deepEqual(props.paging, (await list(client)).paging)
      const page = (await client.get(`/products?${query}`)).text()
      assert.include(page, 'The address names a filter that does not exist here')
      const said = page.match(/<title[^>]*>[^<]*<|<h1[^>]*>[^<]*</g)!.join()
      assert.notInclude(said, words)
      assert.include(said, 'All products')
    })

  test('{query} finds {found}')
    .with([
      { query: 'category=ctest', found: ['alpha_quotes', 'alpha_trades'] },
      { query: 'subcategory=ctest_sub', found: ['alpha_quotes'] },
      { query: 'venue=CTB', found: ['alpha_quotes'] },
      { query: 'venue=CTA&category=ctest', found: ['alpha_trades'] },
      { query: 'category=ctest&sort=price', found: ['alpha_quotes', 'alpha_trades'] },
      { query: 'category=ctest_other&offer=otp', found: [] },
      { query: 'category=ctest_other&offer=subscription', found: ['beta_index'] },
      { query: 'search=alpha trades', found: ['alpha_trades'] },
      { query: 'search=EXECUTION', found: ['alpha_trades'] },
      { query: 'search=alpha&category=ctest_other', found: [] },
      { query: 'search=parts', found: ['alpha_quotes'] },
      { query: 'search=venue B quote', found: ['alpha_quotes'] },
      { query: 'search=Proben ausführung', found: [] },
      { query: 'search=Teile', found: ['alpha_quotes'] },
      { query: 'format=csv&category=ctest', found: [] },
      { query: 'depth=5&category=ctest', found: [] },
    ])
    .run(async ({ client, assert }, { query, found }) => {
      const props = await list(client, query)
      assert.deepEqual(codes(props), found)
      assert.equal(props.paging.totalCount, found.length)
    })

  test('a slip of the pen still finds something: {$self}')
    .with(['alpah quots', 'betta', 'alpha execitions', 'aplha trads'])
    .run(async ({ client, assert }, search) => {
      const found = codes(await list(client, new URLSearchParams({ search }).toString()))
      assert.isNotEmpty(found)
      assert.notInclude(found, 'hidden')
    })

  test('a search sees new names of products, categories and venues', async ({ client, assert }) => {
    await rows(null, `update venues set name = 'Zandvoort' where id = 'CTB'`)
    assert.deepEqual(codes(await list(client, 'search=zandvoort')), ['alpha_quotes'])
    await rows(null, `update categories set name_de = 'Rohstoffe' where id = 'ctest_other'`)
    assert.deepEqual(codes(await list(client, 'search=rohstoff')), ['beta_index'])
    await rows(null, `update products set name = 'Gamma' where code = 'alpha_trades'`)
    assert.deepEqual(codes(await list(client, 'search=gamma')), ['alpha_trades'])
  })

  test('format and depth of the history filter and count', async ({ client, assert }) => {
    const { id } = await givenProduct('deep', { category: 'ctest_other', name: 'Deep' })
    await givenFiles(id, [{ day: '2019-03-01' }, { day: '2024-03-01' }])
    for (const query of ['depth=5', 'format=csv', 'depth=1&format=csv']) {
      assert.deepEqual(codes(await list(client, `category=ctest_other&${query}`)), ['deep'])
    }
    const { facets } = await list(client, 'category=ctest_other&depth=10')
    assert.deepEqual(
      facets.depths.map(({ count }) => count),
      [1, 1, 1, 0]
    )
    const counted = await list(client, 'category=ctest_other')
    assert.equal(countOf(counted.facets.formats, 'csv'), 1)
  })

  test('the whole overview has cards, a filtered one has none', async ({ client, assert }) => {
    const { cards } = await list(client)
    const card = cards.find(({ id }) => id === 'ctest')
    assert.containsSubset(card, {
      count: 2,
      price: { kind: 'day', cents: 300 },
      subcategories: [{ id: 'ctest_sub', count: 1, venues: [{ id: 'CTB' }], moreVenues: 0 }],
    })
    assert.isEmpty((await list(client, 'category=ctest')).cards)
  })

  test('a subcategory shows three venues and counts the others', async ({ client, assert }) => {
    for (const id of ['CTC', 'CTD', 'CTE']) {
      await rows(
        null,
        `insert into venues (id, name, kind, country, description_en, description_de, position)
         values (?, ?, 'partner', 'DE', '', '', 910)`,
        [id, id]
      )
      await givenProduct(`part_${id}`, { category: 'ctest_sub', venue: id })
    }
    const card = (await list(client)).cards.find(({ id }) => id === 'ctest')
    assert.lengthOf(card!.subcategories[0]!.venues, 3)
    assert.containsSubset(card!.subcategories[0], { moreVenues: 1 })
  })

  test('every other choice shows how many products it would leave', async ({ client, assert }) => {
    const { facets } = await list(client, 'category=ctest')
    const tests = facets.categories.find(({ id }) => id === 'ctest')!
    assert.equal(tests.count, 2)
    assert.equal(countOf(tests.subcategories, 'ctest_sub'), 1)
    assert.equal(countOf(facets.categories, 'ctest_other'), 1)
    assert.equal(countOf(facets.venues, 'CTA'), 1)
    assert.equal(countOf(facets.venues, 'CTB'), 1)
    assert.equal(facets.oneOff, 2)
    assert.equal(facets.subscription, 0)
  })

  test('what leads to all products counts all of them, whatever is searched for', async ({
    client,
    assert,
  }) => {
    const all = await list(client, '')
    const none = await list(client, 'search=zzzzqqqq')
    assert.isEmpty(none.products)
    assert.deepEqual(none.facets, all.facets)
    assert.isTrue(none.isSearchInVain)
    assert.equal(all.facets.total, all.paging.totalCount)
  })

  test('pages hold ten products, and a page too far is the last one', async ({
    client,
    assert,
  }) => {
    for (let number = 1; number <= 11; number++) {
      await givenProduct(`page_${number}`, { category: 'ctest_other', name: `Page ${number}` })
    }
    const first = await list(client, 'category=ctest_other')
    assert.lengthOf(first.products, 10)
    assert.deepEqual(first.paging, { totalCount: 12, page: 1, pages: 2 })
    const last = await list(client, 'category=ctest_other&page=99')
    assert.deepEqual(last.paging, { totalCount: 12, page: 2, pages: 2 })
    assert.lengthOf(last.products, 2)
  })

  test('coverage is a letter a month', async ({ client, assert }) => {
    const { id } = await givenProduct('strip', { venue: 'CTB', category: 'ctest_other' })
    await givenFiles(id, [
      { day: '2025-01-31' },
      { day: '2025-03-03', degraded: true },
      { day: '2025-03-04', degraded: true },
    ])
    const { products } = await list(client, 'venue=CTB&category=ctest_other')
    assert.containsSubset(products[0], { firstDay: '2025-01-31', strip: 'fmd' })
  })

  test('histories are drawn on the same days under every filter and on every page', async ({
    client,
    assert,
  }) => {
    const { id } = await givenProduct('oldest', { venue: 'CTB', category: 'ctest_other' })
    await givenFiles(id, [{ day: '1991-06-03' }])
    const axes = await Promise.all(
      ['', 'page=2', 'category=ctest_sub', 'search=Alpha'].map(
        async (query) => (await list(client, query)).axis
      )
    )
    assert.equal(axes[0]!.from, '1991-01-01')
    assert.deepEqual(axes, Array(4).fill(axes[0]))
  })

  test('odd addresses never fail: {query}')
    .with([
      { query: 'page=-1' },
      { query: 'page=x' },
      { query: 'page=1e99' },
      { query: 'sort=drop+table&offer=free' },
      { query: 'search=%25_%5C%27%22%3B+--' },
      { query: 'search=%3F' },
      { query: 'search=%00' },
      { query: `search=${'x'.repeat(5_000)}` },
      { query: 'category[]=a&category[]=b' },
      { query: 'category[a][b]=c' },
      { query: 'venue=__proto__' },
      { query: 'country=nowhere' },
    ])
    .run(async ({ client, assert }, { query }) => {
      const props = await list(client, query)
      assert.equal(props.paging.page, 1)
    })

  test('texts come in the language of the visitor', async ({ client, assert }) => {
    const response = await client
      .get('/products')
      .qs({ category: 'ctest' })
      .header('accept-language', 'de')
      .withInertia()
    const { facets } = response.inertiaProps as { facets: { categories: { name: string }[] } }
    assert.include(
      facets.categories.map(({ name }) => name),
      'Proben'
    )
  })
})
