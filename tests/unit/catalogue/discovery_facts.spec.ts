import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dictionaryOf } from '#catalogue/domain/discovery/dictionary_of'
import { matchCalendar, type CalendarChoice } from '#catalogue/domain/discovery/match_calendar'
import { minimalDaysOf } from '#catalogue/domain/discovery/minimal_days_of'
import {
  codeOf,
  namedBy,
  nameOf,
  samplesOf,
  wordsOf,
} from '#catalogue/domain/discovery/propose_product'
import { publishingTime } from '#catalogue/domain/discovery/publishing_time'
import { mergeSamples } from '#catalogue/domain/discovery/sample'
import { CALENDARS, holidaysOf } from '#demo/catalogue/world/calendars'

const dayOf = (iso: string) => CalendarDay.parse(iso)!.epochDay

const choices: CalendarChoice[] = CALENDARS.map((plan) => ({
  code: plan.code,
  holidays: new Set(holidaysOf(plan).map(({ day }) => dayOf(day))),
  knownFrom: dayOf('2000-01-01'),
  knownUntil: dayOf('2027-12-31'),
}))

const [FROM, UNTIL] = [dayOf('2022-01-03'), dayOf('2024-12-30')]

function tradingDays({ holidays }: CalendarChoice): number[] {
  const all = Array.from({ length: UNTIL - FROM + 1 }, (_, at) => FROM + at)
  return all.filter((day) => !CalendarDay.ofEpochDay(day).isWeekend && !holidays.has(day))
}

test.group('Discovery | the calendar that explains days', () => {
  test('of {code} explains its own days, and so do only those that are alike in these years')
    .with(choices)
    .run(({ assert }, calendar) => {
      const own = tradingDays(calendar)
      const { code, alike, missing, extra, unknown } = matchCalendar(own, choices)
      assert.deepEqual([missing, extra, unknown], [[], [], 0])
      const same = choices.filter((one) => tradingDays(one).join() === own.join())
      assert.sameMembers(
        [code, ...alike],
        same.map((one) => one.code)
      )
    })

  test('holes and strange days are named, and do not hide it', ({ assert }) => {
    const holes = fc.record({
      at: fc.nat(choices.length - 1),
      gone: fc.uniqueArray(fc.nat(1_000), { maxLength: 80 }),
    })
    fc.assert(
      fc.property(holes, ({ at, gone }) => {
        const own = tradingDays(choices[at]!)
        const left = own.filter((_, index) => !gone.includes(index) || index % 700 === 0)
        const saturday = dayOf('2023-07-01')
        const days = [...left, saturday].sort((one, other) => one - other)
        const match = matchCalendar(days, choices)
        assert.include([match.code, ...match.alike], choices[at]!.code)
        assert.include(match.extra, saturday)
        const lacking = own.filter((day) => day < days.at(-1)! && !days.includes(day))
        assert.includeMembers(match.missing, lacking)
      }),
      { numRuns: 30 }
    )
  })

  test('of those that are alike the named one comes first', ({ assert }) => {
    const days = tradingDays(choices.find(({ code }) => code === 'EURO')!)
    assert.equal(matchCalendar(days, choices).code, 'ES')
    assert.equal(matchCalendar(days, choices, ['EURO']).code, 'EURO')
  })

  test('without calendars days are compared with weekdays', ({ assert }) => {
    const days = ['2025-03-03', '2025-03-05', '2025-03-08'].map(dayOf)
    assert.deepEqual(matchCalendar(days, []), {
      ...{ code: null, alike: [], unknown: 0 },
      missing: ['2025-03-04', '2025-03-06', '2025-03-07'].map(dayOf),
      extra: [dayOf('2025-03-08')],
    })
  })

  test('days outside of the known years are counted', ({ assert }) => {
    const days = ['1999-12-29', '1999-12-30', '2000-01-03'].map(dayOf)
    assert.equal(matchCalendar(days, choices).unknown, 2)
  })
})

test.group('Discovery | what is proposed', () => {
  const at = (delays: number[]) =>
    delays.map((minutes, day) => ({
      day,
      onDay: day + Math.floor(minutes / 1_440),
      minute: minutes % 1_440,
    }))

  test('files that come {0}: {2}')
    .with([
      ['in the evening', at([1_120, 1_121, 1_123, 1_119, 1_122, 1_130]), '0 19:00'],
      [
        'the next morning',
        at(Array.from({ length: 20 }, (_, one) => 1_780 + (one % 9))),
        '1 06:00',
      ],
      ['at midnight', at(Array.from({ length: 20 }, () => 1_435)), '1 00:00'],
      ['late now and then', at([1_800, 1_800, 4_800, 1_801, 1_802, 1_800]), '1 06:15'],
      ['all on one day', at([9_000, 7_560, 6_120, 4_680, 3_240, 1_800]), 'nothing'],
      ['years later', at(Array.from({ length: 20 }, () => 900_000)), 'nothing'],
      ['before their day', at(Array.from({ length: 20 }, () => -2_000)), 'nothing'],
      ['seldom', at([1_800, 1_800]), 'nothing'],
    ] as [string, ReturnType<typeof at>, string][])
    .run(({ assert }, [, arrivals, said]) => {
      const found = publishingTime(arrivals)
      assert.equal(found ? `${found.publishDelayDays} ${found.publishTime}` : 'nothing', said)
    })

  test('{0} is called {1}, {2}')
    .with([
      ['/{YYYYMMDD}_index_daily.csv', 'index', 'Index'],
      ['XETR/*/trades-{YYYY-MM-DD}.csv.gz', 'xetr_trades', 'XETR trades'],
      ['/fx_spot_g10_{YYYYMMDD}_{part}.parquet', 'fx_spot_g10', 'Fx spot g10'],
      ['Level Two/{YYYYMMDD}.csv', 'level_two', 'Level two'],
      ['/{YYYYMMDD}.csv', 'data', 'Data'],
      ['trades/trades_{YYYYMMDD}T*Z.csv', 'trades', 'Trades'],
    ] as [string, string, string][])
    .run(({ assert }, [path, code, name]) => {
      const words = wordsOf(path)
      assert.equal(codeOf(words, 'csv', new Set()), code)
      assert.equal(nameOf(words), name)
    })

  test('no code is given twice', ({ assert }) => {
    const taken = new Set(['ticks', 'ticks_csv'])
    assert.equal(codeOf(['Ticks'], 'parquet', taken), 'ticks_parquet')
    assert.equal(codeOf(['Ticks'], 'csv', taken), 'ticks_csv_2')
  })

  test('words {0} name {1}')
    .with([
      [['ticks', 'XALC'], 'tickdata'],
      [['tickdata'], 'tickdata'],
      [['index', 'tick'], null],
      [['else'], null],
    ] as [string[], string | null][])
    .run(({ assert }, [words, id]) => {
      const list = [
        { id: 'tickdata', names: ['Tick data', 'Tickdaten'] },
        { id: 'indexdata', names: ['Index data', 'Indexdaten'] },
      ]
      assert.equal(namedBy(words, list), id)
    })

  test('small days are sold by the month, large ones by the day', ({ assert }) => {
    const days = Array.from({ length: 100 }, (_, day) => day)
    const files = (bytes: number) => days.map((day) => ({ day, bytes }) as never)
    assert.equal(minimalDaysOf({ days, files: files(10_000) }), 20)
    assert.equal(minimalDaysOf({ days, files: files(20_000_000) }), 5)
    assert.equal(minimalDaysOf({ days, files: files(2_000_000_000) }), 1)
    const few = { days: days.slice(0, 4), files: files(10_000).slice(0, 4) }
    assert.equal(minimalDaysOf(few), 4)
    assert.deepEqual(samplesOf(days), [0, 49, 99])
    assert.deepEqual(samplesOf([1]), [1])
  })

  test('column {0} {1} is {2}')
    .with([
      ['TradeDate', 'date', 'date day -'],
      ['Close (USD)', 'double', 'double close USD'],
      ['turnover_eur', 'decimal(12,2)', 'decimal(12,2) turnover EUR'],
      ['weight_pct', 'double', 'double weight %'],
      ['Last Price', 'double', 'double price -'],
      ['isin', 'varchar', 'string isin -'],
      ['ts', 'timestamp with time zone', 'timestamp time -'],
      ['eur', 'double', 'double null -'],
      ['flags', 'bigint', 'int64 null -'],
    ] as [string, string, string][])
    .run(({ assert }, [name, type, said]) => {
      const [field] = dictionaryOf([{ name, type }])
      assert.equal(`${field!.type} ${field!.word} ${field!.unit ?? '-'}`, said)
    })

  test('samples are told as one: types that hold all, and what came and went', ({ assert }) => {
    const sample = (columns: Record<string, string>, rows: number, keys: string[]) => ({
      columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
      ...{ rows, isCounted: true, keys },
    })
    const shown = mergeSamples([
      sample({ isin: 'varchar', price: 'bigint', old: 'date' }, 10, ['isin']),
      sample({ isin: 'varchar', price: 'double', id: 'bigint' }, 30, ['isin']),
      sample({ isin: 'varchar', price: 'double', id: 'varchar' }, 20, ['isin']),
    ])
    assert.deepEqual(shown, {
      columns: [
        { name: 'isin', type: 'varchar' },
        { name: 'price', type: 'double' },
        { name: 'id', type: 'varchar' },
      ],
      ...{ rows: 20, isCounted: true, keys: ['isin'], added: ['id'], gone: ['old'] },
    })
  })
})
