import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { daysInName } from '#catalogue/domain/discovery/days_in_name'
import { fileKind } from '#catalogue/domain/discovery/file_kind'
import { groupFiles, type FoundFile } from '#catalogue/domain/discovery/group_files'
import { placeGroup, type Placed } from '#catalogue/domain/discovery/place_group'
import { sourcesOf } from '#catalogue/domain/discovery/sources_of'
import { DAY_TOKENS, fileName, nameReader } from '#catalogue/domain/file_pattern'

const TODAY = CalendarDay.of(2025, 6, 30).epochDay

const file = (path: string, bytes = 10): FoundFile => {
  const at = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1), bytes, modifiedMs: 0 }
}

/** Every group of some paths, placed, and what was left out on the way. */
function placed(paths: string[]): Placed[] {
  return groupFiles(paths.map((path) => file(path))).groups.map((group) => placeGroup(group, TODAY))
}

const patternsOf = (paths: string[]) =>
  placed(paths).flatMap(({ series }) => (series ? [series.pattern] : []))

const leftOf = (paths: string[]) => [
  ...groupFiles(paths.map((path) => file(path))).left.map(({ reason }) => reason),
  ...placed(paths).flatMap(({ left }) => left.map(({ reason }) => reason)),
]

/** From a Monday on. */
const days = (count: number, write: (day: CalendarDay, index: number) => string) =>
  Array.from({ length: count }, (_, at) => write(CalendarDay.of(2025, 3, 3).plusDays(at), at))

const dmy = ({ iso }: CalendarDay, sign: string) => iso.split('-').toReversed().join(sign)

test.group('Discovery | days in names', () => {
  test('{0} may say {1}')
    .with([
      ['20250304.csv', ['{YYYYMMDD} 2025-03-04']],
      ['v-2025-03-04.csv', ['{YYYY-MM-DD} 2025-03-04']],
      ['2025_03_04.csv', ['{YYYY_MM_DD} 2025-03-04']],
      ['31.12.2024.csv', ['{DD.MM.YYYY} 2024-12-31']],
      ['12-31-2024.csv', ['{MM-DD-YYYY} 2024-12-31']],
      ['03.04.2025.csv', ['{DD.MM.YYYY} 2025-04-03', '{MM.DD.YYYY} 2025-03-04']],
      ['31122024.csv', ['{DDMMYYYY} 2024-12-31']],
      ['20250304093000.csv', ['{YYYYMMDD} 2025-03-04']],
      ['20250304T0930.csv', ['{YYYYMMDD} 2025-03-04']],
      ['a_20250304_20250305.csv', ['{YYYYMMDD} 2025-03-04', '{YYYYMMDD} 2025-03-05']],
      ['20250231.csv', []],
      ['12345678.csv', []],
      ['7_250304.csv', []],
      ['id_120250304.csv', []],
      ['2025-3-4.csv', []],
      ['readme.txt', []],
    ] as [string, string[]][])
    .run(({ assert }, [name, said]) => {
      const found = daysInName(name).flatMap(({ readings }) =>
        readings.map(({ token, day }) => `${token} ${day.iso}`)
      )
      assert.deepEqual(found, said)
    })

  test('{0} is {1}')
    .with([
      ['a.csv', 'csv none'],
      ['a.CSV.GZ', 'csv gzip'],
      ['a.tsv', 'csv none'],
      ['a.parquet', 'parquet none'],
      ['a.pcap.gz', 'pcap gzip'],
      ['a.parquet.gz', 'none of them'],
      ['a.csv.zip', 'none of them'],
      ['a.csv.md5', 'none of them'],
      ['.a.csv', 'none of them'],
      ['a', 'none of them'],
    ] as [string, string][])
    .run(({ assert }, [name, said]) => {
      const kind = fileKind(name)
      assert.equal(kind ? `${kind.format} ${kind.compression}` : 'none of them', said)
    })
})

test.group('Discovery | groups of files', () => {
  test('{0}: {2}')
    .with([
      ['plain', days(5, ({ number }) => `${number}_index.csv`), ['{YYYYMMDD}_index.csv']],
      [
        'folders by year',
        days(5, ({ iso }) => `${iso.slice(0, 4)}/${iso.slice(5, 7)}/i-${iso}.csv`),
        ['i-{YYYY-MM-DD}.csv'],
      ],
      ['day first', days(28, (day) => `i.${dmy(day, '.')}.csv`), ['i.{DD.MM.YYYY}.csv']],
      [
        'month first',
        days(28, ({ iso }) => `${iso.slice(5)}-${iso.slice(0, 4)}.csv`),
        ['{MM-DD-YYYY}.csv'],
      ],
      [
        'parts',
        days(9, ({ number }, at) => `t_${number}_0${at % 3}.csv.gz`).concat(
          days(9, ({ number }, at) => `t_${number}_1${at % 3}.csv.gz`)
        ),
        ['t_{YYYYMMDD}_{part}.csv.gz'],
      ],
      [
        'a number that says nothing',
        days(5, ({ number }, at) => `${1_000 + at}_${number}.csv`),
        ['*_{YYYYMMDD}.csv'],
      ],
      ['a number that stays', days(5, ({ number }) => `v_2_${number}.csv`), ['v_2_{YYYYMMDD}.csv']],
      [
        'numbers in words',
        days(5, ({ number }) => `fx_g10_${number}.csv`),
        ['fx_g10_{YYYYMMDD}.csv'],
      ],
      [
        'two levels are two products',
        days(4, ({ number }) => `L1_${number}.csv`).concat(
          days(4, ({ number }) => `L2_${number}.csv`)
        ),
        ['L1_{YYYYMMDD}.csv', 'L2_{YYYYMMDD}.csv'],
      ],
      [
        'a time behind the day',
        days(5, ({ number }, at) => `${number}T0930${at}0Z.csv`),
        ['{YYYYMMDD}T*Z.csv'],
      ],
      [
        'the day before the time of making',
        days(5, (day) => `t_${day.plusDays(1).number}_${day.number}.csv`),
        ['t_*_{YYYYMMDD}.csv'],
      ],
      [
        'a day that stays is a word',
        days(5, ({ number }) => `since20200101_${number}.csv`),
        ['since20200101_{YYYYMMDD}.csv'],
      ],
      [
        'packed and not',
        days(4, ({ number }) => `a_${number}.csv`).concat(
          days(4, ({ number }) => `a_${number}.parquet`)
        ),
        ['a_{YYYYMMDD}.csv', 'a_{YYYYMMDD}.parquet'],
      ],
      [
        'venues in folders',
        days(4, ({ number }) => `X/${number}.csv`).concat(
          days(4, ({ number }) => `Y/${number}.csv`)
        ),
        ['{YYYYMMDD}.csv', '{YYYYMMDD}.csv'],
      ],
      ['braces in names', days(4, ({ number }) => `{a}_${number}.csv`), ['*a*_{YYYYMMDD}.csv']],
    ] as [string, string[], string[]][])
    .run(({ assert }, [, paths, patterns]) => {
      assert.deepEqual(patternsOf(paths), patterns)
    })

  test('left out: {0}')
    .with([
      ['hidden', ['.DS_Store', '~a_20250303.csv']],
      ['format', ['a_20250303.zip', 'README.md', 'a_20250303.csv.sha256']],
      ['no_day', ['notes.txt', 'a_250303.csv']],
      ['day_in_folder', ['date=2025-03-03/part-0.parquet']],
      ['no_such_day', ['a_20250231.csv']],
      ['few', ['a_20250303.csv', 'a_20250304.csv']],
      ['future', days(4, (day) => `a_${day.plusDays(365).number}.csv`)],
      [
        'no_part',
        days(8, ({ number }, at) => `${at % 2}/${number}/a_${number}_12345.csv`).concat(
          days(8, ({ number }) => `9/${number}/a_${number}_12345.csv`)
        ),
      ],
    ] as [string, string[]][])
    .run(({ assert }, [reason, paths]) => {
      assert.include(leftOf(paths), reason)
      assert.isEmpty(patternsOf(paths))
    })

  test('an empty file and a copy leave the others together', ({ assert }) => {
    const paths = days(60, ({ number }) => `2025/a_${number}.csv`)
    const files = [...paths, '2024/a_20250303.csv'].map((path) => file(path))
    const { groups, left } = groupFiles([...files, file('2025/a_20250601.csv', 0)])
    assert.deepEqual(left, [{ path: '2025/a_20250601.csv', reason: 'empty' }])
    const { series, left: copies } = placeGroup(groups[0]!, TODAY)
    assert.lengthOf(series!.days, 60)
    assert.deepEqual(copies, [{ path: '2024/a_20250303.csv', reason: 'other_name' }])
  })

  test('a day that can be read in two ways says so, one that cannot does not', ({ assert }) => {
    const rivalOf = (paths: string[]) => placed(paths)[0]!.series!.rival
    const inMay = ['03.03', '04.03', '05.03'].map((one) => `${one}.2025.csv`)
    assert.isNull(rivalOf(inMay), 'the other way one of them is a Saturday')
    assert.isNull(rivalOf(days(28, (day) => `${dmy(day, '.')}.csv`)))
    assert.equal(
      rivalOf(['01.02', '04.03', '05.06'].map((one) => `${one}.2024.csv`)),
      '{MM.DD.YYYY}'
    )
  })

  test('files with the same names in two folders are imported folder by folder', ({ assert }) => {
    const all = placed([
      ...days(4, ({ number }) => `2025/X/${number}.csv`),
      ...days(4, ({ number }) => `2025/Y/${number}.csv`),
      ...days(4, ({ number }) => `ours/2025/t_${number}.csv`),
    ]).map(({ series }) => series!)
    const sources = all.map((series) => sourcesOf(series, all))
    assert.deepEqual(
      sources.map(({ folders }) => folders),
      [['2025/X'], ['2025/Y'], ['ours']]
    )
    assert.isTrue(sources.every(({ strangers }) => strangers.length === 0))
  })

  test('whatever the names: an import reads each file by the pattern as it was placed', ({
    assert,
  }) => {
    const word = fc.constantFrom('trades', 'XETR', 'L1', 'a{b', 'x*', 'fx-g10', '2', '(1)')
    const shape = fc.record({
      before: fc.array(word, { maxLength: 2 }),
      token: fc.constantFrom(...DAY_TOKENS),
      after: fc.array(fc.oneof(word, fc.constant('{part}'), fc.constant('#')), { maxLength: 3 }),
      sign: fc.constantFrom('_', '-', '.'),
      ending: fc.constantFrom('.csv', '.csv.gz', '.parquet'),
    })
    const offsets = fc.uniqueArray(fc.nat(800), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(shape, offsets, ({ before, token, after, sign, ending }, seen) => {
        const paths = seen.flatMap((offset, at) =>
          ['01', '02'].map((part) => {
            const day = CalendarDay.of(2022, 1, 3).plusDays(offset)
            const name = fileName(token, day)
            const words = after.map((one) =>
              one.replace('{part}', part).replace('#', `${at + 100}`)
            )
            return `${[...before, name, ...words].join(sign)}${ending}`
          })
        )
        for (const { series } of placed([...new Set(paths)])) {
          if (!series) continue
          const read = nameReader(series.pattern)
          const places = series.files.map(({ name, day }) => {
            const found = read(name)
            assert.isObject(found, `${series.pattern} ${name}`)
            if (found === null || found === 'no_such_day') return ''
            assert.equal(found.day.epochDay, day, `${series.pattern} ${name}`)
            return `${day} ${found.part}`
          })
          assert.equal(new Set(places).size, places.length)
        }
      })
    )
  })
})
