import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#demo/catalogue/seed_reference'
import { listProducts } from '#catalogue/queries/list_products'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { rows } from '#shared/database'
import { givenFiles } from '#tests/fixtures/catalogue/products'

async function codesFor(search: string): Promise<string[]> {
  const { products } = await listProducts({ search, limit: 100 })
  return products.map(({ code }) => code)
}

const LEVEL_ONE = ['tick_cash_l1', 'tick_derivatives_l1']
const AUCTIONS = ['tick_cash_auctions', 'tick_tmsq_auctions']
const CLOSE = ['index_close']
const FX = ['fx_spot_g10', 'fx_spot_local', 'fx_forwards_g10']
const BY_ISIN = ['tick_cash_isin']

/** What customers type, what has to be found, and what that does not mean. */
const SEARCHES: { search: string; finds: string[]; not: string[] }[] = [
  { search: 'DE000ALS0013', finds: BY_ISIN, not: ['tick_cash_l1', 'ref_cash'] },
  { search: 'de000als0013', finds: BY_ISIN, not: ['tick_cash_l1'] },
  { search: 'DE 000 ALS 0013', finds: BY_ISIN, not: ['tick_cash_l1'] },
  { search: 'DE000ALS0013 trades', finds: BY_ISIN, not: ['tick_cash_trades'] },
  { search: 'DE000ALS0013 Abschlüsse', finds: BY_ISIN, not: ['tick_cash_trades'] },
  { search: 'level-1', finds: LEVEL_ONE, not: ['mdsf_pveq_l10', 'tick_cash_trades'] },
  { search: 'level 1', finds: LEVEL_ONE, not: ['mdsf_pveq_l10'] },
  { search: 'Level1', finds: LEVEL_ONE, not: ['mdsf_pveq_l10'] },
  { search: '3y cash l1', finds: ['tick_cash_l1'], not: ['tick_derivatives_l1'] },
  { search: 'level 1 3 Jahre', finds: LEVEL_ONE, not: ['mdsf_pveq_l10'] },
  { search: 'level 1 ticks', finds: LEVEL_ONE, not: ['mdsf_pveq_l10', 'fx_spot_g10'] },
  { search: 'BBO', finds: [...LEVEL_ONE, 'fx_spot_g10'], not: ['tick_cash_trades'] },
  { search: 'top of book', finds: LEVEL_ONE, not: ['mdsf_cash_book'] },
  { search: 'Geld-Brief', finds: LEVEL_ONE, not: ['tick_cash_trades'] },
  { search: 'Briefkurse', finds: LEVEL_ONE, not: ['tick_cash_trades'] },
  { search: 'level 2', finds: ['mdsf_cash_book'], not: LEVEL_ONE },
  { search: 'Markttiefe', finds: ['mdsf_cash_book'], not: LEVEL_ONE },
  { search: 'ETF', finds: ['tick_cash_funds'], not: ['tick_cash_l1', 'ref_funds_prices'] },
  { search: 'ETFs', finds: ['tick_cash_funds'], not: ['tick_cash_l1'] },
  { search: 'börsengehandelte Fonds', finds: ['tick_cash_funds'], not: ['tick_cash_l1'] },
  { search: 'boersengehandelte Fonds', finds: ['tick_cash_funds'], not: ['tick_cash_l1'] },
  { search: 'exchange traded fund', finds: ['tick_cash_funds'], not: ['fx_spot_g10'] },
  { search: 'csv', finds: ['tick_cash_l1', 'index_close'], not: ['mdsf_cash_book', 'REPORT'] },
  { search: 'pcap', finds: ['mdsf_cash_book', 'mdsf_derivatives_book'], not: ['tick_cash_l1'] },
  { search: 'Auktion', finds: AUCTIONS, not: ['tick_cash_l1'] },
  { search: 'Auktionen', finds: AUCTIONS, not: ['tick_cash_l1'] },
  { search: 'auction', finds: AUCTIONS, not: ['tick_cash_l1'] },
  { search: 'Schlusskurs', finds: CLOSE, not: ['index_levels_1s', 'tick_cash_l1'] },
  { search: 'Schlusskurse', finds: CLOSE, not: ['index_levels_1s'] },
  { search: 'closing price', finds: CLOSE, not: ['index_levels_1s'] },
  { search: 'closing prices', finds: CLOSE, not: ['index_levels_1s'] },
  { search: 'Wechselkurse', finds: FX, not: ['tick_cash_l1', 'index_close'] },
  { search: 'Wechselkurs', finds: FX, not: ['tick_cash_l1'] },
  { search: 'exchange rates', finds: FX, not: ['tick_cash_funds'] },
  { search: 'bestexecution', finds: ['tick_cash_best'], not: ['tick_cash_l1'] },
  { search: 'best execution', finds: ['tick_cash_best'], not: ['tick_cash_l1'] },
  { search: 'best-execution', finds: ['tick_cash_best'], not: ['tick_cash_l1'] },
  { search: 'Portvell', finds: ['tick_pveq_trades'], not: ['tick_norr_l1'] },
  { search: 'Port Vell', finds: ['tick_pveq_trades'], not: ['tick_norr_l1'] },
  { search: 'Kassa Markt', finds: ['tick_cash_l1'], not: ['tick_derivatives'] },
  { search: 'cash market', finds: ['tick_cash_l1'], not: ['tick_derivatives'] },
  { search: 'trades of the cash market', finds: ['tick_cash_trades'], not: ['tick_derivatives'] },
  { search: 'die Abschlüsse des Kassamarkts', finds: ['tick_cash_trades'], not: ['index_close'] },
  { search: 'Abschlusse', finds: ['tick_cash_trades'], not: ['index_close'] },
  { search: 'Handelsplätze', finds: ['tick_cash_best'], not: ['index_close'] },
  { search: 'derivativs trdes', finds: ['tick_derivatives'], not: ['index_close'] },
  { search: 'Devisen', finds: FX, not: ['tick_cash_l1'] },
]

/** Nothing is meant by them, or nothing that is sold. */
const NOTHING = [
  'the',
  'der',
  'of the',
  'für',
  'und die',
  'THE',
  '%',
  '?!',
  'zzzzqqqq',
  'US0378331005',
  'US0378331005 trades',
  'level 7',
  'bestzzzzqq',
]

test.group('Catalogue | what customers call products', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
  })

  test('every search finds what it means and nothing else', async ({ assert }) => {
    const mistakes: string[] = []
    for (const { search, finds, not } of SEARCHES) {
      const found = await codesFor(search)
      const missed = finds.filter((code) => !found.includes(code))
      const wrong = not.filter((code) => found.includes(code))
      mistakes.push(...missed.map((code) => `"${search}" misses ${code}`))
      mistakes.push(...wrong.map((code) => `"${search}" finds ${code}`))
    }
    assert.deepEqual(mistakes, [])
  })

  test('nothing is found where nothing is meant', async ({ assert }) => {
    const found = await Promise.all(NOTHING.map(codesFor))
    assert.deepEqual(
      NOTHING.filter((_, at) => found[at]!.length > 0),
      []
    )
  })

  test('synonyms can be changed, and a search knows at once', async ({ assert }) => {
    await rows(
      null,
      `insert into search_synonyms (category_id, holds, words_en, words_de)
       values ('fxdata', 'forwards', '{"carry trade"}', '{Zinsdifferenz}')`
    )
    forgetReferenceData()
    for (const search of ['carry trade', 'carrytrade', 'Zinsdifferenz', 'Zinsdifferenzen']) {
      const found = await codesFor(search)
      assert.include(found, 'fx_forwards_g10', search)
      assert.notInclude(found, 'fx_spot_g10', search)
    }
    await rows(null, `delete from search_synonyms where holds = 'forwards'`)
    forgetReferenceData()
    assert.isEmpty(await codesFor('Zinsdifferenz'))
  })

  test('a security that is searched for is taken along to the quote', async ({
    assert,
    client,
  }) => {
    const isins = ['DE000ALS0013']
    const list = await client.get('/products').qs({ search: isins[0] }).withInertia()
    assert.deepEqual((list.inertiaProps as { isins: string[] }).isins, isins)
    const [product] = await rows<{ id: number }>(
      null,
      `select id from products where code = 'tick_cash_isin'`
    )
    await givenFiles(product!.id, [{ day: '2025-03-03' }, { day: '2025-03-04' }])
    const page = await client
      .get('/product/details/tick_cash_isin')
      .qs({ isins: isins[0] })
      .withInertia()
    const { quote } = page.inertiaProps as {
      quote: { lines: { isins: { isin: string; isAvailable: boolean }[] }[] }
    }
    assert.containsSubset(quote.lines[0]!.isins, [{ isin: isins[0], isAvailable: true }])
  })

  test('years that are searched for are taken along as days of the product, as far as it goes back', async ({
    assert,
    client,
  }) => {
    const [product] = await rows<{ id: number }>(
      null,
      `select id from products where code = 'tick_cash_l1'`
    )
    await givenFiles(product!.id, [{ day: '2025-01-02' }, { day: '2026-11-20' }])
    forgetReferenceData()
    const daysOf = async (search: string) => {
      const list = await client.get('/products').qs({ search }).withInertia()
      return (list.inertiaProps as { days: Record<string, object> }).days
    }
    assert.deepEqual(await daysOf('1y cash l1'), {
      tick_cash_l1: { from: '2025-11-21', to: '2026-11-20' },
    })
    assert.deepEqual(await daysOf('3 Jahre cash l1'), {
      tick_cash_l1: { from: '2025-01-02', to: '2026-11-20' },
    })
    assert.deepEqual(await daysOf('cash l1'), {})
  })

  test('a security of which nothing is sold is named, not called words', async ({
    assert,
    client,
  }) => {
    for (const [lang, said] of [
      ['en', 'has days of DE0007164600.'],
      ['de', 'hat Tage von DE0007164600.'],
    ] as const) {
      const page = await client
        .get('/products')
        .qs({ search: 'DE 000 716 4600' })
        .header('accept-language', lang)
      assert.include(page.text(), said)
    }
  })

  test('seeding again keeps what was changed', async ({ assert }) => {
    await rows(null, `update search_synonyms set words_en = '{}' where category_id = 'hpt'`)
    await seedReference()
    assert.isEmpty(await codesFor('co-location'))
  })
})
