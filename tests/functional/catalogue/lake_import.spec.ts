import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { importLakeFiles } from '#catalogue/actions/import_lake_files'
import { prepareImport } from '#catalogue/actions/lake_import/prepare_import'
import { folderSource, lakeSource } from '#catalogue/actions/lake_import/sources'
import type { ImportSource, SourceFile } from '#catalogue/actions/lake_import/sources'
import { coverageOf, findProductByCode, forgetReferenceData } from '#catalogue'
import { importGaps } from '#catalogue/queries/import_gaps'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenProduct, givenReferenceData } from '#tests/functional/catalogue/support/products'

const PATTERN = '{YYYYMMDD}_values.csv'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type StoredFile = { day: string; version: number; bytes: number; sha256: string; key: string }

const stored = (productId: number) =>
  rows<StoredFile>(
    null,
    `select day, version, bytes, sha256, key from lake_files where product_id = ? order by day`,
    [productId]
  )

async function contentOf(key: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await lake().read(key)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Files that exist only in memory: a trading day each from 2020 on. */
function memorySource(count: number, failAt = Infinity): ImportSource {
  const first = CalendarDay.of(2020, 1, 1)
  const contentFor = ({ name }: SourceFile) => Buffer.from(`content of ${name}`)
  let opened = 0
  return {
    async *files() {
      for (let offset = 0; offset < count; offset++) {
        const name = `${first.plusDays(offset).number}_values.csv`
        yield { path: name, name, key: null }
      }
    },
    bytes: async (file) => contentFor(file).length,
    sha256: async (file) => sha256(contentFor(file).toString()),
    async *content(file) {
      if (++opened > failAt) throw new Error('The folder went away')
      yield contentFor(file)
    },
  }
}

test.group('Catalogue | lake import', (group) => {
  let folder: string
  let product: { id: number; code: string }

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-import-'))
    await givenReferenceData()
    product = await givenProduct('import_test')
    return async () => {
      rmSync(folder, { recursive: true })
      await rows(null, `delete from products where category_id = 'ctest'`)
      await rows(null, `delete from categories where parent_id = 'ctest'`)
      await rows(null, `delete from categories where id like 'ctest%'`)
      await rows(null, `delete from venues where id in ('CTA', 'CTB')`)
      await rows(null, `delete from trading_calendars where code = 'CTEST'`)
      for await (const { key } of lake().list('import_test')) await lake().remove(key)
      forgetReferenceData()
    }
  })

  function write(name: string, content: string) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }

  const run = (source: ImportSource = folderSource(folder)) =>
    importLakeFiles({ product, pattern: PATTERN, source })

  test('files land under stable keys with true sizes and checksums', async ({ assert }) => {
    write('2025/20250416_values.csv', 'wednesday')
    write('2025/20250423_values.csv', 'next wednesday')
    const report = await run()
    assert.containsSubset(report, { seen: 2, added: 2, changed: 0, unchanged: 0 })
    const [first] = await stored(product.id)
    assert.deepEqual(first, {
      day: '2025-04-16',
      version: 1,
      bytes: 9,
      sha256: sha256('wednesday'),
      key: 'import_test/2025/20250416_values.csv',
    })
    assert.equal(await contentOf(first!.key), 'wednesday')
    const gaps = await importGaps(product.id)
    assert.deepEqual(gaps?.missing, ['2025-04-17', '2025-04-22'])
  })

  test('the same files again change nothing', async ({ assert }) => {
    write('20250416_values.csv', 'wednesday')
    await run()
    const before = await stored(product.id)
    const report = await run()
    assert.containsSubset(report, { added: 0, changed: 0, unchanged: 1 })
    assert.deepEqual(await stored(product.id), before)
  })

  test('other bytes become the next version beside the first: {content}')
    .with([{ content: 'Wednesday' }, { content: 'wednesday, corrected' }])
    .run(async ({ assert }, { content }) => {
      write('20250416_values.csv', 'wednesday')
      await run()
      write('20250416_values.csv', content)
      const report = await run()
      assert.containsSubset(report, { added: 0, changed: 1, unchanged: 0 })
      const [file] = await stored(product.id)
      assert.containsSubset(file, { version: 2, sha256: sha256(content), bytes: content.length })
      assert.equal(await contentOf(file!.key), content)
      assert.equal(await contentOf('import_test/2025/20250416_values.csv'), 'wednesday')
    })

  test('every file that has no place is named with its reason', async ({ assert }) => {
    write('a/20250416_values.csv', 'wednesday')
    write('b/20250416_values.csv', 'again')
    write('20250231_values.csv', 'no such day')
    write('README.txt', 'hello')
    write('20250417_values.csv', '')
    const { added, unplaced } = await run()
    assert.equal(added, 1)
    assert.sameDeepMembers(
      unplaced.map(({ path, reason }) => ({ name: path.slice(folder.length + 1), reason })),
      [
        { name: 'b/20250416_values.csv', reason: 'taken' },
        { name: '20250231_values.csv', reason: 'name' },
        { name: 'README.txt', reason: 'name' },
        { name: '20250417_values.csv', reason: 'empty' },
      ]
    )
  })

  test('an interrupted import goes on where it stopped', async ({ assert }) => {
    await assert.rejects(() => run(memorySource(1_300, 1_150)), 'The folder went away')
    assert.lengthOf(await stored(product.id), 1_000)
    assert.equal((await coverageOf(product.id))!.files, 1_000)
    const report = await run(memorySource(1_300))
    assert.containsSubset(report, { seen: 1_300, added: 300, changed: 0, unchanged: 1_000 })
    assert.lengthOf(await stored(product.id), 1_300)
  }).timeout(60_000)

  test('files that lie in the lake already stay where they are', async ({ assert }) => {
    await lake().putStream(
      'import_test/own/20250416_values.csv',
      Readable.from([Buffer.from('wednesday')])
    )
    const report = await run(lakeSource('import_test/own'))
    assert.equal(report.added, 1)
    const [file] = await stored(product.id)
    assert.containsSubset(file, {
      key: 'import_test/own/20250416_values.csv',
      sha256: sha256('wednesday'),
    })
    assert.equal((await run(lakeSource('import_test/own'))).unchanged, 1)
  })

  test('only an import that changed something enters the history', async ({ assert }) => {
    const entries = async () =>
      (await listAudit({ type: 'product', id: product.code })).map(({ action }) => action)
    const before = await entries()
    write('20250416_values.csv', 'wednesday')
    await run()
    await run()
    assert.deepEqual(await entries(), [...before, 'product.files_imported'])
  })

  test('{code} is refused before a file is touched')
    .with([
      { over: { code: 'import_tset' }, code: 'product_misspelt' },
      { over: { code: 'zzzzzz' }, code: 'no_such_product' },
      { over: { source: '/nowhere/at/all' }, code: 'no_folder' },
      { over: { pattern: 'values.csv' }, code: 'pattern' },
      { over: { code: 'made', create: { venue: 'NONE' } }, code: 'unknown_choice' },
      { over: { code: 'a/b', create: {} }, code: 'code_taken' },
      { over: { code: 'made', create: { minimalDays: 0 } }, code: 'price' },
      { over: { code: 'made', create: { dailyPriceCents: Number.NaN } }, code: 'price' },
    ])
    .run(async ({ assert }, { over, code }) => {
      const order = { code: product.code, pattern: PATTERN, source: folder, inPlace: false }
      const create =
        'create' in over && over.create ? { ...NEW_PRODUCT, ...over.create } : undefined
      const refused = await prepareImport({ ...order, ...over, create })
      assert.isFalse(refused.ok)
      if (!refused.ok) assert.equal(refused.refusal.code, `catalogue.errors.${code}`)
      assert.isEmpty(await stored(product.id))
    })

  test('a product made on the way can be sold at once', async ({ assert }) => {
    write('20250416_values.csv', 'wednesday')
    const order = { code: 'made_on_the_way', pattern: PATTERN, source: folder, inPlace: false }
    const prepared = await prepareImport({ ...order, create: NEW_PRODUCT })
    assert.isTrue(prepared.ok)
    if (prepared.ok) await importLakeFiles(prepared.value)
    assert.containsSubset(await findProductByCode('made_on_the_way'), {
      name: 'Made on the way',
      pricing: { kind: 'day', dailyPriceCents: 95 },
      minimalDays: 20,
      venues: [{ id: 'CTA' }],
      visible: true,
      firstDay: '2025-04-16',
    })
  })
})

const NEW_PRODUCT = {
  name: 'Made on the way',
  category: 'ctest_sub',
  venue: 'CTA',
  calendar: 'CTEST',
  dailyPriceCents: 95,
  minimalDays: 20,
}
