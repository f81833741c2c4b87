import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import { CalendarDay } from '#shared/domain/calendar_day'
import { reference } from '#demo/catalogue/files/families/index'
import { makeFile } from '#demo/catalogue/files/make_file'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Body = {
  data: {
    kind: string
    fileName: string
    columns: { name: string; type: string; kind: string; unit: string | null }[]
    rows: (string | null)[][]
    more: boolean
  }
  errors: { code: string; message: string }[]
}

const DAY = '2025-03-03'

async function* bytesOf(content: Buffer) {
  yield content
}

/** A product whose only file holds this content. */
async function givenContent(code: string, name: string, content: Buffer, format = 'csv') {
  const { id } = await givenProduct(code)
  const key = `${code}/2025/${name}`
  await givenFiles(id, [{ day: DAY, bytes: content.length }])
  await lake().putStream(key, bytesOf(content))
  await rows(null, 'update lake_files set key = ? where product_id = ?', [key, id])
  const compression = name.endsWith('.gz') ? 'gzip' : 'none'
  await rows(null, 'update products set format = ?, compression = ?, sample_day = ? where id = ?', [
    format,
    compression,
    DAY,
    id,
  ])
  return id
}

async function preview(client: ApiClient, code: string, day = DAY) {
  const address: string = `/products/${code}/preview`
  const response = await client.get(address).qs({ day }).accept('json')
  return { response, body: response.body() as Body }
}

const LINES = Array.from(
  { length: 5_000 },
  (_, row) => `2025-03-03T08:00:00.${String(row).padStart(9, '0')}Z,DE000ALS0017,${row}.50,,true`
)
const CSV = Buffer.from(`time,isin,price,qty,open\n${LINES.join('\n')}\n`)

test.group('Catalogue | preview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())

  test('a packed file shows a hundred rows with typed columns', async ({ client, assert }) => {
    const id = await givenContent('packed', 'a.csv.gz', gzipSync(CSV))
    await rows(
      null,
      `insert into product_fields values (?, 1, 'price', 'decimal(12,4)', 'EUR', 'Price', 'Preis')`,
      [id]
    )
    const { response, body } = await preview(client, 'packed')
    response.assertStatus(200)
    assert.deepEqual(
      body.data.columns.map(({ name, kind }) => [name, kind]),
      [
        ['time', 'time'],
        ['isin', 'text'],
        ['price', 'number'],
        ['qty', 'text'],
        ['open', 'flag'],
      ]
    )
    assert.containsSubset(body.data.columns[2], { type: 'decimal(12,4)', unit: 'EUR' })
    assert.lengthOf(body.data.rows, 100)
    assert.isTrue(body.data.more)
    assert.deepEqual(body.data.rows[7]!.slice(1), ['DE000ALS0017', '7.50', null, 'true'])
  })

  test('a short file is shown whole', async ({ client, assert }) => {
    await givenContent('short', 'a.csv', Buffer.from('day,close\n2025-03-03,12.50'))
    const { body } = await preview(client, 'short')
    assert.deepEqual(body.data.rows, [['2025-03-03', '12.50']])
    assert.isFalse(body.data.more)
  })

  test('a Parquet file shows its rows', async ({ client, assert }) => {
    const chunks: Buffer[] = []
    const order = { code: 'p', venues: ['XALC'], day: CalendarDay.parse(DAY)!, part: 1 }
    const family = { ...reference, format: 'parquet' as const }
    for await (const chunk of await makeFile({ ...order, family })) chunks.push(chunk as Buffer)
    await givenContent('parquet', 'a.parquet', Buffer.concat(chunks), 'parquet')
    const { body } = await preview(client, 'parquet')
    assert.equal(body.data.columns[0]!.name, reference.fields[0]!.name)
    assert.isNotEmpty(body.data.rows)
  })

  test('what is no table is refused in words: {name}')
    .with([
      { name: 'a.parquet', content: Buffer.alloc(2_000, 7), format: 'parquet' },
      { name: 'a.pcap', content: Buffer.from('no capture'), format: 'pcap' },
      { name: 'a.csv.gz', content: Buffer.from('not packed'), format: 'csv' },
    ])
    .run(async ({ client, assert }, { name, content, format }) => {
      await givenContent('broken', name, content, format)
      const { response, body } = await preview(client, 'broken')
      response.assertStatus(422)
      assert.equal(body.errors[0]!.code, 'catalogue.errors.preview_unreadable')
    })

  test('an unpacked file is never read beyond a megabyte', async ({ client, assert }) => {
    await givenContent('bomb', 'a.csv.gz', gzipSync(Buffer.alloc(30_000_000, 65)))
    const { response } = await preview(client, 'bomb')
    assert.include([200, 422], response.status())
  })

  test('a day {day} is refused with {code}')
    .with([
      { day: '2025-03-04', code: 'preview_no_file', status: 404 },
      { day: '2025-02-31', code: 'day_invalid', status: 422 },
      { day: '', code: 'day_invalid', status: 422 },
      { day: '0001-01-01', code: 'day_invalid', status: 422 },
    ])
    .run(async ({ client, assert }, { day, code, status }) => {
      await givenContent('one', 'a.csv', CSV)
      const { response, body } = await preview(client, 'one', day)
      response.assertStatus(status)
      assert.equal(body.errors[0]!.code, `catalogue.errors.${code}`)
    })

  test('an archived day says so, an invisible product is not there', async ({ client, assert }) => {
    const id = await givenContent('away', 'a.csv', CSV)
    await rows(null, `update lake_files set storage = 'archive' where product_id = ?`, [id])
    const { body } = await preview(client, 'away')
    assert.equal(body.errors[0]!.code, 'catalogue.errors.preview_archived')
    await rows(null, 'update products set visible = false where id = ?', [id])
    const { response } = await preview(client, 'away')
    response.assertStatus(404)
  })

  test('samples are downloaded without a form, other files are not', async ({ client, assert }) => {
    const id = await givenContent('free', 'a.csv', CSV)
    const page = await client.get('/product/details/free').withInertia()
    const { samples, preview: offer } = page.inertiaProps as {
      samples: { href: string }[]
      preview: object
    }
    assert.deepEqual(offer, { kind: 'rows', day: DAY, days: [DAY] })
    const response = await client.get(samples[0]!.href)
    response.assertStatus(200)
    response.assertHeader('content-length', String(CSV.length))
    await rows(null, 'update products set sample_day = null where id = ?', [id])
    const gone = await client.get(samples[0]!.href)
    gone.assertStatus(404)
  })
})
