import {
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { applyImport } from '#catalogue/actions/catalogue_import/apply_import'
import { planImport } from '#catalogue/actions/catalogue_import/plan_import'
import { readSource } from '#catalogue/actions/catalogue_import/read_source'
import { discover } from '#catalogue/actions/discovery/discover'
import { folderPlace } from '#catalogue/gateways/discovery/place'
import { PREVIEW_BYTES } from '#catalogue/domain/preview'
import { loadProductRows } from '#catalogue/queries/product_rows'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { Engine, sqlText } from '#shared/duckdb'
import LakeDiscover from '../../../commands/lake_discover.js'
import { givenLakeFiles } from '#tests/fixtures/catalogue/given_discovery'
import { givenReferenceData } from '#tests/fixtures/catalogue/products'
import { ObjectStore, useObjectStore } from '#tests/fixtures/shared/object_store'

/** Trading days of the test's calendar, which is closed on Good Friday and Easter Monday 2025. */
const DAYS = Array.from({ length: 40 }, (_, at) => CalendarDay.of(2025, 4, 1).plusDays(at)).filter(
  ({ isWeekend, iso }) => !isWeekend && !['2025-04-18', '2025-04-21'].includes(iso)
)

const INDEX = (day: CalendarDay) =>
  `trade_date,isin,Close (EUR)\n${Array.from({ length: 12 }, (_, at) => `${day.iso},DE000ALS${at + 1_000},${at}.5`).join('\n')}\n`

/** Calendars that are there besides are closed on days with files: they explain nothing better. */
const closeOtherCalendars = () =>
  rows(
    null,
    `insert into exchange_holidays
     select code, day, 'Closed', 'Geschlossen' from trading_calendars,
            generate_series('2025-04-02'::date, '2025-04-04', '1 day') day
      where code <> 'CTEST' on conflict do nothing`
  )

/** Larger than what is fetched of it. */
async function largeParquet(): Promise<Buffer> {
  const engine = new Engine({ threads: 1, memory: '96MB', atOnce: 1, mostMs: 10_000 })
  const bytes = await engine.withFolder(async (place) => {
    const one = join(place, 'one.parquet')
    await engine.run(
      `copy (select range as seq, random() as price from range(200_000))
         to ${sqlText(one)} (format parquet, compression uncompressed)`
    )
    return readFile(one)
  })
  await engine.end()
  return bytes
}

type Content = string | Buffer
type Files = Record<string, Content>

const daily = (write: (day: CalendarDay) => [path: string, content: Content]): Files =>
  Object.fromEntries(DAYS.map(write))

test.group('Catalogue | the command lake:discover', (group) => {
  let folder: string

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    await closeOtherCalendars()
    folder = await mkdtemp(join(tmpdir(), 'kontor-discover-'))
    return () => rm(folder, { recursive: true })
  })

  async function given(files: Files) {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
  }

  const lookThrough = async () => discover(folderPlace(await realpath(folder)))

  const found = async () => {
    const { found: all, left } = await lookThrough()
    const told = all.map(({ product, calendar, files, keys }) => {
      const { filePattern, format, compression, venues, fields } = product
      const what = `${filePattern} ${format} ${compression} ${venues.join()} ${files}`
      return `${what} ${calendar.code} -${calendar.missing.join()} +${calendar.extra.join()} ${fields.length} ${keys.join()}`
    })
    return { told: told.sort(), left: left.map(({ path, reason }) => `${reason} ${path}`).sort() }
  }

  test('of {name} it tells what they are')
    .with([
      {
        name: 'index days with a hole and a file on a holiday',
        files: {
          ...daily((day) => [`2025/${day.number}_index.csv`, INDEX(day)]),
          '2025/20250418_index.csv': INDEX(CalendarDay.of(2025, 4, 18)),
        },
        without: ['2025/20250416_index.csv'],
        told: ['{YYYYMMDD}_index.csv csv none  27 CTEST -2025-04-16 +2025-04-18 3 isin'],
        left: [],
      },
      {
        name: 'ticks, packed, of two venues, in parts, with junk between',
        files: {
          ...daily((day) => [`CTA/ticks-${day.iso}-01.csv.gz`, gzipSync(INDEX(day))]),
          ...daily((day) => [`CTA/ticks-${day.iso}-02.csv.gz`, gzipSync(INDEX(day))]),
          ...daily((day) => [`CTB/${day.iso.split('-').toReversed().join('.')}.csv`, INDEX(day)]),
          'CTA/.DS_Store': 'x',
          'CTA/ticks-2025-04-01-01.csv.gz.md5': 'x',
          'CTB/01.05.2025.csv': '',
          'CTB/31.04.2025.csv': 'a,b\n1,2\n',
          'README.txt': 'Our data.',
          'date=2025-04-01/part-0.parquet': 'x',
        },
        without: [],
        told: [
          'ticks-{YYYY-MM-DD}-{part}.csv.gz csv gzip CTA 54 CTEST - + 3 isin',
          '{DD.MM.YYYY}.csv csv none CTB 26 CTEST -2025-05-01 + 3 isin',
        ],
        left: [
          'day_in_folder date=2025-04-01/part-0.parquet',
          'empty CTB/01.05.2025.csv',
          'format CTA/ticks-2025-04-01-01.csv.gz.md5',
          'hidden CTA/.DS_Store',
          'no_day README.txt',
          'no_such_day CTB/31.04.2025.csv',
        ],
      },
      {
        name: 'files that are not what they are called',
        files: {
          ...daily((day) => [`a_${day.number}.csv.gz`, 'not packed at all']),
          ...daily((day) => [`b_${day.number}.parquet`, 'PAR1']),
          ...daily((day) => [`c_${day.number}.csv`, Buffer.alloc(300)]),
          ...daily((day) => [`d_${day.number}.pcap`, 'no packets']),
          ...daily((day) => [
            `e_${day.number}.txt`,
            'Dear all, today: nothing happened, at all.\n',
          ]),
        },
        without: [],
        told: [],
        left: ['unreadable'],
      },
      {
        name: 'rows without a head',
        files: daily((day) => [`${day.number}.csv`, `1,2.5,${day.iso}\n2,3.5,${day.iso}\n`]),
        without: [],
        told: ['{YYYYMMDD}.csv csv none  27 CTEST - + 0 '],
        left: [],
      },
    ])
    .run(async ({ assert }, { files, without, told, left }) => {
      const kept = Object.entries(files).filter(([path]) => !(without as string[]).includes(path))
      await given(Object.fromEntries(kept))
      const seen = await found()
      assert.deepEqual(seen.told, told.toSorted())
      const isCounted = left[0] === 'unreadable'
      if (isCounted) assert.isTrue(seen.left.every((one) => one.startsWith('unreadable')))
      else assert.deepEqual(seen.left, left)
    })

  test('Parquet is read where it lies, and a link out of the folder is not', async ({ assert }) => {
    const engine = new Engine({ threads: 1, memory: '96MB', atOnce: 1, mostMs: 10_000 })
    await engine.withFolder(async (place) => {
      const one = join(place, 'one.parquet')
      await engine.run(
        `copy (select range as seq, 1.5::double as price_usd, range % 3 as flag from range(50))
           to ${sqlText(one)} (format parquet)`
      )
      for (const day of DAYS) await copyFile(one, join(folder, `t-${day.iso}.parquet`))
    })
    await engine.end()
    await symlink('/etc/hostname', join(folder, 't-2025-12-01.parquet'))
    const { found: all, left } = await lookThrough()
    const [{ product, rows: count, isCounted, keys }] = all as [(typeof all)[0]]
    assert.deepEqual([count, isCounted, keys], [50, true, ['seq']])
    assert.deepEqual(
      product.fields.map(({ name, type, unit }) => [name, type, unit]),
      [
        ['seq', 'int64', undefined],
        ['price_usd', 'double', 'USD'],
        ['flag', 'int64', undefined],
      ]
    )
    assert.deepEqual(left, [{ path: 't-2025-12-01.parquet', reason: 'link' }])
  })

  test('files that came each evening say when, and those that were copied do not', async ({
    assert,
  }) => {
    await given(daily((day) => [`i_${day.number}.csv`, INDEX(day)]))
    const timeOf = async () => {
      const [one] = (await lookThrough()).found
      return [one!.product.publishDelayDays, one!.product.publishTime].join(' ')
    }
    for (const { number, iso } of DAYS) {
      const at = new Date(`${iso}T18:40:00Z`)
      await utimes(join(folder, `i_${number}.csv`), at, at)
    }
    assert.equal(await timeOf(), '0 20:45')
    const copied = new Date('2025-05-12T08:00:00Z')
    for (const { number } of DAYS) await utimes(join(folder, `i_${number}.csv`), copied, copied)
    assert.equal(await timeOf(), '1 06:00')
  })

  async function run(...args: string[]) {
    const command = await ace.create(LakeDiscover, args)
    command.ui.switchMode('raw')
    await command.exec()
    return {
      command,
      said: command.logger
        .getLogs()
        .map(({ message }) => message)
        .join('\n'),
    }
  }

  test('what it writes is edited, imported, and hidden until it is published', async ({
    assert,
  }) => {
    await given(daily((day) => [`venue b/idx ${day.number}.csv`, INDEX(day)]))
    const output = join(folder, 'catalogue.json')
    const { command, said } = await run(folder, '--output', output, '--venue', 'CTB')
    command.assertSucceeded()
    assert.include(said, 'to be filled in: category, dailyPrice')
    const plan = async () => {
      const source = await readSource(output)
      if (!source.ok) throw new Error(source.refusal.code)
      return planImport(source.value)
    }
    const fields = (await plan()).problems.map(({ field, code }) => `${field} ${code}`)
    assert.sameMembers(fields, ['category needed', 'dailyPrice needed'])
    const written = JSON.parse(await readFile(output, 'utf8')) as {
      products: Record<string, unknown>[]
      discovered: { series: { imports: string[] }[] }
    }
    Object.assign(written.products[0]!, { category: 'ctest_sub', dailyPrice: '2.50' })
    await writeFile(output, JSON.stringify(written))
    await applyImport(await plan())
    const [product] = await loadProductRows(null, { codes: ['venue_b_idx'] })
    assert.containsSubset(product, {
      ...{ visible: false, dailyPriceCents: 250, calendarCode: 'CTEST', minimalDays: 20 },
      ...{ filePattern: 'idx {YYYYMMDD}.csv', format: 'csv', compression: 'none' },
    })
    assert.match(written.discovered.series[0]!.imports[0]!, /--product venue_b_idx '.*venue b'$/)

    await rm(output)
    const again = await run(folder, '--output', output)
    again.command.assertFailed()
    assert.include(again.said, '27 files left out, a product of the shop has this code')
  })

  test('a prefix of an object store is looked through without being copied', async ({
    assert,
    cleanup,
  }) => {
    const store = await ObjectStore.start()
    const putBack = useObjectStore(store)
    cleanup(async () => {
      putBack()
      await store.stop()
    })
    await givenLakeFiles(
      'incoming/',
      daily((day) => [`rates/idx_${day.number}.csv`, INDEX(day)])
    )
    const large = await largeParquet()
    for (const day of DAYS) {
      store.objects.set(`/kontor/lake/incoming/ticks/ticks_${day.number}.parquet`, large)
    }
    store.asked.length = 0
    const output = join(folder, 'catalogue.json')
    const { command } = await run('incoming', '--in-place', '--output', output, '--venue', 'CTB')
    command.assertSucceeded()
    const { discovered } = JSON.parse(await readFile(output, 'utf8')) as {
      discovered: { series: Record<'code' | 'rows' | 'keys' | 'imports', unknown>[] }
    }
    assert.sameDeepMembers(
      discovered.series.map(({ code, rows: count, keys, imports }) => [code, count, keys, imports]),
      [
        ['rates_idx', 12, ['isin'], ['lake:import --product rates_idx --in-place incoming/rates/']],
        ['ticks', 200_000, [], ['lake:import --product ticks --in-place incoming/ticks/']],
      ]
    )
    const reads = store.asked.filter(({ range }) => range !== undefined)
    assert.lengthOf(reads, 3 + 3 * 2)
    assert.isAbove(large.length, 2 * PREVIEW_BYTES)
  })

  test('it refuses what it cannot do, and never writes over a file', async ({ assert }) => {
    const nowhere = await run(join(folder, 'nowhere'))
    nowhere.command.assertFailed()
    assert.include(nowhere.said, 'There is no folder')
    const output = join(folder, 'catalogue.json')
    await writeFile(output, 'mine')
    const over = await run(folder, '--output', output)
    over.command.assertFailed()
    assert.equal(await readFile(output, 'utf8'), 'mine')
    const empty = await run(folder, '--output', join(folder, 'other.json'))
    empty.command.assertFailed()
    assert.include(empty.said, 'No files could be products')
  })
})
