import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { askRun } from '#catalogue/actions/lake_runs/ask_run'
import { doRun } from '#catalogue/actions/lake_runs/do_run'
import { findSeries, listSeries } from '#catalogue/queries/lake_runs/discovered_series'
import { findRun, latestIndexing } from '#catalogue/queries/lake_runs/lake_runs'
import { loadProductRows } from '#catalogue/queries/product_rows'
import { rows, transaction } from '#shared/database'
import {
  closingPrices,
  dailyFiles,
  givenDiscovery,
  givenDiscoveryAsked,
  givenLakeFiles,
  removeLakeFiles,
  TRADING_DAYS,
} from '#tests/fixtures/catalogue/given_discovery'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const PAGE = '/admin/manage-products/discover'
const FOLDER = 'wizard/'

type Method = 'post' | 'put'
type Props = Record<string, unknown>

test.group('Catalogue | from a folder of the lake to products', (group) => {
  let admin: User
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    admin = await createStaff('admin')
    return () => removeLakeFiles(FOLDER)
  })

  const sender =
    (client: ApiClient) =>
    async (method: Method, path: string, body: object = {}) => {
      const asked = client[method](`${PAGE}${path}`).json(body).loginAs(admin).withCsrfToken()
      const response = await asked.redirects(0)
      return {
        to: response.header('location'),
        errors: response.flashMessage('inputErrorsBag') as Record<string, string[]> | undefined,
      }
    }
  const page = async (client: ApiClient, path = ''): Promise<Props> => {
    const answer = await client.get(`${PAGE}${path}`).loginAs(admin).withInertia()
    answer.assertStatus(200)
    return (answer.body() as { props: Props }).props
  }
  const filled = {
    ...{ code: 'wizard_close', category: 'ctest_sub', venues: ['CTA'], dailyPrice: '2.50' },
    ...{ calendar: 'CTEST', minimalDays: 3 },
  }

  test('folders are shown without those of products, and one is looked through', async ({
    assert,
    client,
  }) => {
    await givenProduct('wizard_known')
    await givenLakeFiles(`${FOLDER}rates/`, { 'close_20250401.csv': 'a' })
    await givenLakeFiles('wizard_known/', { 'close_20250401.csv': 'a' })
    const folders = (await page(client)).folders as string[]
    await removeLakeFiles('wizard_known/')
    assert.include(folders, 'wizard')
    assert.notInclude(folders, 'wizard_known')
    assert.deepEqual((await page(client, '?in=wizard')).folders, ['rates'])

    const { to } = await sender(client)('post', '', { prefix: ' /wizard/rates/ ', venue: 'CTA' })
    const id = Number(to!.split('/').at(-1))
    const run = await findRun(id)
    assert.containsSubset(run, {
      ...{ state: 'Waiting', askedBy: admin.email },
      asked: { prefix: 'wizard/rates/', category: null, venue: 'CTA' },
    })
  })

  test('what cannot be looked through is said at its field: {prefix} {field}')
    .with([
      { prefix: '', field: 'prefix', more: {} },
      { prefix: '../other', field: 'prefix', more: {} },
      { prefix: '/', field: 'prefix', more: {} },
      { prefix: 'wizard/nothing', field: 'prefix', more: {} },
      { prefix: 'wizard', field: 'category', more: { category: 'none' } },
      { prefix: 'wizard', field: 'venue', more: { venue: 'NOWHERE' } },
    ])
    .run(async ({ assert, client }, { prefix, field, more }) => {
      const { errors } = await sender(client)('post', '', { prefix, ...more })
      assert.deepEqual(Object.keys(errors!), [field])
    })

  test('what was found is proposed with what is not plain, and edited until it is complete', async ({
    assert,
    client,
  }) => {
    await givenLakeFiles(FOLDER, { 'README.md': 'Our data.' })
    const id = await givenDiscovery(FOLDER)
    const { discovery, series } = await page(client, `/${id}`)
    assert.containsSubset(discovery, {
      ...{ state: 'Done', report: { files: TRADING_DAYS.length + 1, found: 1 } },
    })
    assert.containsSubset(series, [
      { position: 1, code: 'close', filePattern: 'close_{YYYYMMDD}.csv', format: 'csv', fields: 3 },
    ])
    const before = await page(client, `/${id}/1`)
    assert.sameMembers(Object.keys(before.lacks as object), ['category', 'venues', 'dailyPrice'])
    assert.deepEqual((before.draftEn as { price: object }).price, { kind: 'request' })
    const send = sender(client)
    const half = { ...(before.proposed as object), category: 'ctest_sub' }
    assert.isUndefined((await send('put', `/${id}/1`, { seen: 0, fields: half })).errors)
    const early = await send('post', `/${id}/1`, { seen: 1 })
    assert.includeMembers(Object.keys(early.errors!), ['venues', 'dailyPrice'])
    assert.lengthOf(await loadProductRows(null, { codes: ['close'] }), 0)
    const kept = await findSeries(null, id, 1)
    assert.deepEqual(kept!.changes, { category: 'ctest_sub' })
  })

  test('made a product it is hidden, with a draft that shows it and its days where they lie', async ({
    assert,
    client,
  }) => {
    const id = await givenDiscovery(FOLDER)
    const { proposed } = await page(client, `/${id}/1`)
    const send = sender(client)
    await send('put', `/${id}/1`, { seen: 0, fields: { ...(proposed as object), ...filled } })
    const edited = await page(client, `/${id}/1`)
    assert.deepEqual(edited.lacks, {})
    assert.containsSubset(edited.draftEn, { code: 'wizard_close', venues: [{ id: 'CTA' }] })
    const { to } = await send('post', `/${id}/1`, { seen: 1 })
    const [product] = await loadProductRows(null, { codes: ['wizard_close'] })
    assert.equal(to, `/admin/manage-products/${product!.id}`)
    assert.containsSubset(product, { visible: false, dailyPriceCents: 250, minimalDays: 3 })
    const shop = await client.get('/product/details/wizard_close')
    shop.assertStatus(404)

    const indexing = (await latestIndexing(product!.id))!
    assert.deepEqual(indexing.asked, { prefixes: [FOLDER] })
    await doRun(indexing.id)
    const [held] = await rows<{ n: number; first: string }>(
      null,
      'select count(*) as n, min(key) as first from lake_files where product_id = ?',
      [product!.id]
    )
    assert.deepEqual(held, { n: TRADING_DAYS.length, first: `${FOLDER}close_20250401.csv` })

    const published = await client
      .post(`/admin/manage-products/${product!.id}/draft/publish`)
      .json({ seen: 1 })
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    assert.isUndefined(published.flashMessage('inputErrorsBag'))
    const open = await client.get('/product/details/wizard_close')
    open.assertStatus(200)
  })

  test('it becomes a product once, and the second of two who edit is told', async ({
    assert,
    client,
  }) => {
    const id = await givenDiscovery(FOLDER)
    const { proposed } = await page(client, `/${id}/1`)
    const send = sender(client)
    const fields = { ...(proposed as object), ...filled }
    await send('put', `/${id}/1`, { seen: 0, fields })
    const late = await send('put', `/${id}/1`, { seen: 0, fields: { ...fields, minimalDays: 9 } })
    assert.match(late.errors!.form![0]!, new RegExp(`^${admin.email} has changed this`))
    await send('post', `/${id}/1`, { seen: 1 })
    const again = await send('post', `/${id}/1`, { seen: 1 })
    assert.match(again.errors!.form![0]!, /^Somebody has made a product/)
    assert.lengthOf(await loadProductRows(null, { codes: ['wizard_close'] }), 1)
  })

  test('a code that a product has is refused at its field', async ({ assert, client }) => {
    await givenProduct('wizard_taken')
    const id = await givenDiscovery(FOLDER)
    const { proposed } = await page(client, `/${id}/1`)
    const send = sender(client)
    const fields = { ...(proposed as object), ...filled, code: 'wizard_taken' }
    await send('put', `/${id}/1`, { seen: 0, fields })
    const { errors } = await send('post', `/${id}/1`, { seen: 1 })
    assert.equal(errors!.code![0], 'Belongs to a product already.')
  })

  test('files that are a product’s days already are left out', async ({ assert, client }) => {
    const product = await givenProduct('wizard_has')
    await givenLakeFiles(
      FOLDER,
      dailyFiles(({ number }) => `a_${number}.csv`)
    )
    const day = TRADING_DAYS[0]!
    await rows(null, 'insert into lake_files (product_id, day, bytes, key) values (?, ?, 1, ?)', [
      ...[product.id, day.iso],
      `${FOLDER}a_${day.number}.csv`,
    ])
    const id = await givenDiscoveryAsked(FOLDER)
    await doRun(id)
    const { report } = (await page(client, `/${id}`)).discovery as { report: { left: object[] } }
    assert.deepEqual(report.left, [{ reason: 'in_shop', count: 1, example: `a_${day.number}.csv` }])
  })

  test('one that was stopped finds nothing and is not begun again', async ({ assert, client }) => {
    await givenLakeFiles(FOLDER, { 'a_20250401.csv': closingPrices(TRADING_DAYS[0]!) })
    const id = await givenDiscoveryAsked(FOLDER)
    await sender(client)('post', `/${id}/stop`)
    await doRun(id)
    assert.equal((await findRun(id))!.state, 'Stopped')
    assert.lengthOf(await listSeries(id), 0)
  })

  test('runs of another kind, and those that there are not, are no folder to be stopped', async ({
    assert,
    client,
  }) => {
    const { id: productId } = await givenProduct('wizard_indexed')
    const wish = { kind: 'index' as const, productId, asked: { prefixes: [] } }
    const id = (await transaction((trx) => askRun(trx, wish, { id: null, label: 'me' })))!
    for (const number of [id, 999_999]) {
      const answer = await client
        .post(`${PAGE}/${number}/stop`)
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
      answer.assertStatus(404)
    }
    assert.equal((await findRun(id))!.state, 'Waiting')
  })

  test('a worker that ends leaves it to the next one', async ({ assert }) => {
    await givenLakeFiles(
      FOLDER,
      dailyFiles(({ number }) => `a_${number}.csv`)
    )
    const id = await givenDiscoveryAsked(FOLDER)
    await assert.rejects(() => doRun(id, AbortSignal.abort(new Error('ending'))))
    assert.equal((await findRun(id))!.state, 'Running')
    await doRun(id)
    assert.equal((await findRun(id))!.state, 'Done')
    assert.lengthOf(await listSeries(id), 1)
  })

  test('what is no proposal is not found', async ({ client }) => {
    const id = await givenDiscoveryAsked(FOLDER)
    for (const path of [`/${id}/1`, '/999999', '/999999/1']) {
      const answer = await client.get(`${PAGE}${path}`).loginAs(admin).withInertia()
      answer.assertStatus(404)
    }
  })
})
