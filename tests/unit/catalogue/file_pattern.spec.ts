import { test } from '@japa/runner'
import { fileName, nameReader, patternProblem } from '#catalogue/domain/file_pattern'
import { lakeKey } from '#catalogue/domain/lake_key'
import { CalendarDay } from '#shared/domain/calendar_day'

const DAY = CalendarDay.of(2025, 3, 4)

test.group('File pattern', () => {
  test('{pattern} reads {name} as {day}, part {part}')
    .with([
      { pattern: '{YYYYMMDD}_v.csv', name: '20250304_v.csv', day: '2025-03-04', part: 1 },
      { pattern: 'v-{YYYY-MM-DD}.csv', name: 'v-2025-03-04.csv', day: '2025-03-04', part: 1 },
      { pattern: '{YYYYMMDD}_{part}.csv', name: '20250304_12.csv', day: '2025-03-04', part: 12 },
      { pattern: '*_{YYYYMMDD}.*', name: 'X_Y_20250304.csv.gz', day: '2025-03-04', part: 1 },
      { pattern: 'v.{DD.MM.YYYY}.csv', name: 'v.04.03.2025.csv', day: '2025-03-04', part: 1 },
      { pattern: 'v{MM-DD-YYYY}.csv', name: 'v03-04-2025.csv', day: '2025-03-04', part: 1 },
      { pattern: 'v_{DDMMYYYY}.csv', name: 'v_04032025.csv', day: '2025-03-04', part: 1 },
      { pattern: 'a+(b)_{YYYYMMDD}.csv', name: 'a+(b)_20250304.csv', day: '2025-03-04', part: 1 },
    ])
    .run(({ assert }, { pattern, name, day, part }) => {
      const found = nameReader(pattern)(name)
      assert.deepEqual(found, { day: CalendarDay.parse(day)!, part })
    })

  test('{pattern} does not describe {name}')
    .with([
      { pattern: '{YYYYMMDD}.csv', name: '20250304.csv.gz' },
      { pattern: '{YYYYMMDD}.csv', name: 'x20250304.csv' },
      { pattern: '{YYYYMMDD}.csv', name: '20250304xcsv' },
      { pattern: '{YYYYMMDD}.csv', name: '' },
    ])
    .run(({ assert }, { pattern, name }) => {
      assert.isNull(nameReader(pattern)(name))
    })

  test('a name that is written can be read again', ({ assert }) => {
    const pattern = 'XALC_BOOK_{YYYYMMDD}_{part}.pcap'
    const found = nameReader(pattern)(fileName(pattern, DAY, 2))
    assert.deepEqual(found, { day: DAY, part: 2 })
  })

  test('{name} has the pattern, but there is no such day')
    .with([{ name: '20250231.csv' }, { name: '20240230.csv' }, { name: '20251301.csv' }])
    .run(({ assert }, { name }) => {
      assert.equal(nameReader('{YYYYMMDD}.csv')(name), 'no_such_day')
    })

  test('{pattern} has the problem {code} with {token}')
    .with([
      { pattern: 'values.csv', code: 'pattern', token: '' },
      {
        pattern: '{YYYYMMDD}_{YYYYMMDD}.csv',
        code: 'pattern_twice',
        token: '{YYYYMMDD} {YYYYMMDD}',
      },
      {
        pattern: '{YYYYMMDD}_{YYYY-MM-DD}',
        code: 'pattern_twice',
        token: '{YYYYMMDD} {YYYY-MM-DD}',
      },
      { pattern: '{YYYYMMDD}_{part}_{part}', code: 'pattern_twice', token: '{part} {part}' },
      { pattern: '{YYYYMMDD}_{ISIN}.csv', code: 'pattern_token', token: '{ISIN}' },
      { pattern: '{yyyymmdd}.csv', code: 'pattern_token', token: '{yyyymmdd}' },
      { pattern: '{YYYYMMDD}_{}.csv', code: 'pattern_token', token: '{}' },
    ])
    .run(({ assert }, { pattern, code, token }) => {
      assert.deepEqual(patternProblem(pattern), { code, token } as never)
      assert.throws(() => nameReader(pattern), RangeError)
    })

  test('a pattern without a day is none', ({ assert }) => {
    assert.equal(patternProblem('values_{part}.csv')?.code, 'pattern')
    assert.throws(() => nameReader('values.csv'), RangeError)
  })

  test('a corrected file gets a key of its own', ({ assert }) => {
    assert.equal(lakeKey('tick', DAY, 'a.csv'), 'tick/2025/a.csv')
    assert.equal(lakeKey('tick', DAY, 'a.csv', 2), 'tick/2025/v2/a.csv')
  })
})
