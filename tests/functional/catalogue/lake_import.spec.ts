import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { importLakeFiles } from '#catalogue/actions/import_lake_files'
import { prepareImport } from '#catalogue/actions/lake_import/prepare_import'
import { exitCodeOf } from '#catalogue/actions/lake_import/import_report'
import { folderSource } from '#catalogue/actions/lake_import/folder_source'
import { lakeSource } from '#catalogue/actions/lake_import/sources'
import type { ImportSource, SourceFile } from '#catalogue/actions/lake_import/sources'
import { findProductByCode, owedDaysLookups } from '#catalogue'
import { coverageOf } from '#catalogue/queries/coverage_of'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { importGaps } from '#catalogue/queries/import_gaps'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

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

  const run = (
    source: ImportSource = folderSource(folder),
    more: Partial<Parameters<typeof importLakeFiles>[0]> = {}
  ) => importLakeFiles({ product, pattern: PATTERN, source, ...more })

  const leftOut = ({ unplaced }: Awaited<ReturnType<typeof run>>) =>
    unplaced.map(({ path, reason }) => `${path.slice(folder.length + 1)}: ${reason}`).sort()

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
        { name: '20250231_values.csv', reason: 'no_such_day' },
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
      { over: { pattern: '{YYYYMMDD}_{YYYYMMDD}.csv' }, code: 'pattern_twice' },
      { over: { pattern: '{YYYYMMDD}_{ISIN}.csv' }, code: 'pattern_token' },
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
      if (!refused.ok) assert.equal(refused.refusals[0]!.code, `catalogue.lake_import.${code}`)
      assert.isEmpty(await stored(product.id))
    })

  test('a product made on the way can be sold when it is published', async ({ assert }) => {
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
      visible: false,
      firstDay: '2025-04-16',
    })
  })

  test('all that a new product lacks is said at once', async ({ assert }) => {
    const create = { ...NEW_PRODUCT, venue: '', calendar: '', category: 'none', minimalDays: 0 }
    const order = { code: 'made', pattern: '{ISIN}', source: '/nowhere/at/all', inPlace: false }
    const refused = await prepareImport({ ...order, create })
    assert.deepEqual(
      refused.ok || refused.refusals.map(({ code, params }) => [code, params?.field]),
      [
        ['catalogue.lake_import.no_folder', undefined],
        ['catalogue.lake_import.pattern_token', undefined],
        ['catalogue.lake_import.price', undefined],
        ['catalogue.lake_import.unknown_choice', 'category'],
        ['catalogue.lake_import.choice_needed', 'venue'],
        ['catalogue.lake_import.choice_needed', 'calendar'],
      ]
    )
    assert.isNull(await findProductByCode('made'))
  })

  test('days after today and outside the calendar are refused by name', async ({ assert }) => {
    write('20250416_values.csv', 'wednesday')
    write('20300102_values.csv', 'in years')
    write('19991230_values.csv', 'before the calendar')
    const tomorrow = `${CalendarDay.today().plusDays(1).number}_values.csv`
    write(tomorrow, 'tomorrow')
    const report = await run()
    assert.deepEqual(leftOut(report), [
      '19991230_values.csv: outside_calendar',
      `${tomorrow}: future`,
      '20300102_values.csv: future',
    ])
    assert.equal((await coverageOf(product.id))!.lastDay, '2025-04-16')
    assert.equal(exitCodeOf(report), 2)
  })

  test('links and whatever is no file are named', async ({ assert, cleanup }) => {
    write('20250416_values.csv', 'wednesday')
    symlinkSync(join(folder, '20250416_values.csv'), join(folder, '20250417_values.csv'))
    symlinkSync('/nowhere/at/all', join(folder, '20250422_values.csv'))
    symlinkSync(folder, join(folder, 'again'))
    const socket = createServer().listen(join(folder, '20250423_values.csv'))
    cleanup(() => void socket.close())
    await once(socket, 'listening')
    const report = await run()
    assert.deepEqual(leftOut(report), [
      '20250417_values.csv: link',
      '20250422_values.csv: broken_link',
      '20250423_values.csv: special',
      'again: link',
    ])
    assert.deepInclude(report, { added: 1 })
    assert.equal(exitCodeOf(report), 2)
  })

  test('what cannot be read is named, and the others are taken', async ({ assert }) => {
    write('20250416_values.csv', 'wednesday')
    write('20250417_values.csv', 'gone before it is read')
    write('20250422_values.csv', 'tuesday')
    const source = folderSource(folder)
    const report = await run({
      ...source,
      async *files() {
        yield* source.files()
        unlinkSync(join(folder, '20250417_values.csv'))
      },
    })
    assert.deepEqual(leftOut(report), ['20250417_values.csv: unreadable'])
    assert.equal(report.added, 2)
    assert.equal(exitCodeOf(report), 2)
  })

  test('a subfolder that cannot be read is named, and nothing is withdrawn then', async ({
    assert,
  }) => {
    write('20250416_values.csv', 'wednesday')
    write('locked/20250417_values.csv', 'thursday')
    await run()
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'locked'), 0)
    const listed = await asNobody(() => Array.fromAsync(folderSource(folder).files()))
    chmodSync(join(folder, 'locked'), 0o755)
    const source = {
      ...folderSource(folder),
      files: async function* () {
        yield* listed
      },
    }
    const report = await run(source, { withdraw: 1 })
    assert.deepEqual(leftOut(report), ['locked: unreadable_folder'])
    assert.containsSubset(report, { unchanged: 1, absent: [], withdrawn: 0 })
    assert.lengthOf(await stored(product.id), 2)
  })

  test('a pattern that fits nothing and an empty folder are no success', async ({ assert }) => {
    assert.equal(exitCodeOf(await run()), 1)
    write('README.txt', 'hello')
    assert.equal(exitCodeOf(await run()), 1)
    write('20250416_values.csv', 'wednesday')
    assert.equal(exitCodeOf(await run()), 0)
  })

  test('what is no longer found is told, and withdrawn by its number', async ({ assert }) => {
    write('20250416_values.csv', 'wednesday')
    write('20250514_values.csv', 'misdated')
    await run()
    assert.equal((await coverageOf(product.id))!.lastDay, '2025-05-14')
    unlinkSync(join(folder, '20250514_values.csv'))

    const absent = [{ day: '2025-05-14', part: 1 }]
    assert.containsSubset(await run(), { absent, withdrawn: 0 })
    assert.containsSubset(await run(undefined, { withdraw: 2 }), { absent, withdrawn: 0 })
    assert.lengthOf(await stored(product.id), 2)

    assert.containsSubset(await run(undefined, { withdraw: 1 }), { absent, withdrawn: 1 })
    assert.containsSubset(await importGaps(product.id), { lastDay: '2025-04-16', missing: [] })
    const history = await listAudit({ type: 'product', id: product.code })
    assert.equal(history.at(-1)!.action, 'product.files_withdrawn')

    write('20250514_values.csv', 'other bytes')
    assert.equal((await run()).added, 1)
    assert.equal(await contentOf('import_test/2025/20250514_values.csv'), 'misdated')
    assert.equal(await contentOf('import_test/2025/v2/20250514_values.csv'), 'other bytes')
  })

  test('days that an order waits for are not withdrawn, and it is named', async ({
    assert,
    cleanup,
  }) => {
    write('20250415_values.csv', 'tuesday')
    write('20250416_values.csv', 'wednesday')
    write('20250417_values.csv', 'thursday')
    await run()
    unlinkSync(join(folder, '20250416_values.csv'))
    unlinkSync(join(folder, '20250417_values.csv'))
    const owed = { from: '2025-04-17', to: '2025-04-30', by: 'order 10482', wantsDegraded: true }
    owedDaysLookups.provide('test', async (id) => (id === product.id ? [owed] : []))
    cleanup(() => owedDaysLookups.withdraw('test'))

    const report = await run(undefined, { withdraw: 2 })
    assert.equal(report.withdrawn, 1)
    assert.deepEqual(report.owed, [{ day: '2025-04-17', part: 1, by: ['order 10482'] }])
    const left = (await stored(product.id)).map(({ day }) => day)
    assert.deepEqual(left, ['2025-04-15', '2025-04-17'])

    owedDaysLookups.withdraw('test')
    assert.equal((await run(undefined, { withdraw: 1 })).withdrawn, 1)
  })

  test('an import that is asked to stop keeps what it has done', async ({ assert }) => {
    const stop = new AbortController()
    const source = memorySource(1_300)
    const report = await run(
      {
        ...source,
        async *content(file) {
          stop.abort()
          yield* source.content(file)
        },
      },
      { stop: stop.signal }
    )
    assert.isTrue(report.stopped)
    assert.isBelow(report.added, 20)
    assert.lengthOf(await stored(product.id), report.added)
  })
})

/** Root reads everything: whatever is not allowed has to be asked by somebody else. */
async function asNobody<T>(ask: () => Promise<T>): Promise<T> {
  if (process.geteuid!() !== 0) return ask()
  process.seteuid!(65_534)
  try {
    return await ask()
  } finally {
    process.seteuid!(0)
  }
}

const NEW_PRODUCT = {
  name: 'Made on the way',
  category: 'ctest_sub',
  venue: 'CTA',
  calendar: 'CTEST',
  dailyPriceCents: 95,
  minimalDays: 20,
}
