import fc from 'fast-check'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { deliverableFiles, quoteFor } from '#catalogue'
import { coverageOf } from '#catalogue/queries/coverage_of'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import {
  givenFiles,
  givenProduct,
  givenReferenceData,
  removeFiles,
  type GivenFile,
} from '#tests/fixtures/catalogue/products'

const FIRST = CalendarDay.of(2025, 1, 1)

/** What the month rows should say, counted from the files themselves, day by day. */
const COUNTED = `
  with span as (
    select min(day) as first_day, max(day) as last_day from lake_files where product_id = :id
  ), days as (
    select day::date as day from span, generate_series(first_day, last_day, '1 day') day
  ), judged as (
    select days.day, count(f.day) as files, coalesce(sum(f.bytes), 0) as bytes,
           bool_or(f.condition = 'degraded') as degraded,
           extract(isodow from days.day) < 6 and not exists (
             select from exchange_holidays h
              where h.calendar_code = 'CTEST' and h.day = days.day) as trading
      from days left join lake_files f on f.product_id = :id and f.day = days.day
     group by days.day
  )
  select to_char(day, 'YYYYMM')::int as month, sum(files)::bigint as files,
         sum(bytes)::bigint as bytes,
         coalesce(sum(files) filter (where trading and degraded), 0)::int as "degradedFiles",
         coalesce(sum(bytes) filter (where trading and degraded), 0)::bigint as "degradedBytes",
         coalesce(bit_or(bit) filter (where trading and files > 0 and not degraded), 0) as available,
         coalesce(bit_or(bit) filter (where trading and degraded), 0) as degraded,
         coalesce(bit_or(bit) filter (where trading and files = 0), 0) as missing,
         coalesce(bit_or(bit) filter (where not trading and files > 0), 0) as extra,
         sum(files)::bigint as "byDay", sum(bytes)::bigint as "bytesByDay"
    from judged, lateral (select 1 << (extract(day from day)::int - 1) as bit) bits
   group by 1 order by 1`

const STORED = `
  select month, files, bytes, available, degraded, missing, extra,
         degraded_files as "degradedFiles", degraded_bytes as "degradedBytes",
         (select sum(n)::bigint from unnest(day_files) n) as "byDay",
         (select sum(n)::bigint from unnest(day_bytes) n) as "bytesByDay"
    from coverage_months where product_id = :id order by month`

/** Trading days with files, and what is delivered of a range, counted file by file. */
const COUNTED_RANGE = `
  with days as (
    select day, count(*) as files, sum(bytes) as bytes, bool_or(condition = 'degraded') as degraded,
           extract(isodow from day) < 6 and not exists (
             select from exchange_holidays h
              where h.calendar_code = 'CTEST' and h.day = lake_files.day) as trading
      from lake_files
     where product_id = :id and day between :from and :to
     group by day
  )
  select count(*) filter (where trading)::int as days, coalesce(sum(files), 0)::int as files,
         coalesce(sum(bytes), 0)::bigint as bytes
    from days where :degraded or not (degraded and trading)`

async function deliveredFiles(id: number, from: CalendarDay, to: CalendarDay, degraded: boolean) {
  let files = 0
  const wanted = { includeDegraded: degraded }
  for await (const _ of deliverableFiles(id, new DayRange(from, to), null, wanted)) files++
  return files
}

const dayOf = (offset: number) => FIRST.plusDays(offset).iso

const change = fc.oneof(
  fc.record({
    add: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 400 }).map(dayOf),
        part: fc.integer({ min: 1, max: 3 }),
        bytes: fc.integer({ min: 0, max: 5_000_000 }),
        degraded: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 }
    ),
  }),
  fc.record({ remove: fc.array(fc.integer({ min: 0, max: 400 }).map(dayOf), { maxLength: 60 }) })
)

/** Later files of the same place stand for the earlier ones, as in one statement. */
const distinct = (files: Required<GivenFile>[]) => [
  ...new Map(files.map((file) => [`${file.day}:${file.part}`, file])).values(),
]

test.group('Catalogue | coverage', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('month rows equal a full count after any history of changes', async ({ assert }) => {
    await givenReferenceData()
    let number = 0
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const { id } = await givenProduct(`coverage_${++number}`)
        for (const one of changes) {
          if ('add' in one) await givenFiles(id, distinct(one.add))
          else await removeFiles(id, one.remove)
          assert.deepEqual(await rows(null, STORED, { id }), await rows(null, COUNTED, { id }))
        }
      }),
      { numRuns: 60 }
    )
  }).timeout(60_000)

  test('days without a file are missing only inside the span and on trading days', async ({
    assert,
  }) => {
    await givenReferenceData()
    const { id } = await givenProduct('spans')
    await givenFiles(id, [{ day: '2025-04-16' }, { day: '2025-04-23', degraded: true }])
    const coverage = await coverageOf(id)
    assert.containsSubset(coverage, {
      firstDay: '2025-04-16',
      lastDay: '2025-04-23',
      tradingDays: 4,
      degradedDays: 1,
      missingDays: 2,
    })
    const bit = (day: number) => 1 << (day - 1)
    assert.containsSubset(coverage!.months[0], {
      month: 202504,
      available: bit(16),
      degraded: bit(23),
      missing: bit(17) | bit(22),
      holidays: bit(18) | bit(21),
    })
  })

  test('programs read why a day is closed or flawed, in their language', async ({
    assert,
    client,
  }) => {
    await givenReferenceData()
    const { id, code } = await givenProduct('worded')
    await givenFiles(id, [{ day: '2025-04-17' }, { day: '2025-04-23', degraded: true }])
    await rows(
      null,
      `insert into lake_exceptions (product_id, day, condition, note_en, note_de)
      values (?, '2025-04-23', 'degraded', 'Feed cut.', 'Leitung getrennt.')`,
      [id]
    )
    const path: string = `/api/v1/products/info/${code}/coverage`
    for (const [language, note] of [
      ['en', 'Feed cut.'],
      ['de', 'Leitung getrennt.'],
    ] as const) {
      const response = await client.get(path).header('accept-language', language)
      const { data } = response.body() as {
        data: { knownDays: object[]; closedDays: { day: number; name: string }[] }
      }
      assert.deepEqual(data.knownDays, [{ day: 20250423, condition: 'degraded', note }])
      assert.deepEqual(
        data.closedDays.map(({ day }) => day),
        [20250418, 20250421]
      )
      assert.isTrue(data.closedDays.every(({ name }) => name.length > 0))
    }
  })

  test('a file on a closed day is delivered and not charged', async ({ assert }) => {
    await givenReferenceData()
    const { id, code } = await givenProduct('extra')
    await givenFiles(id, [{ day: '2025-04-17' }, { day: '2025-04-18' }, { day: '2025-04-22' }])
    const days = { from: CalendarDay.of(2025, 4, 17), to: CalendarDay.of(2025, 4, 22) }
    const { lines } = await quoteFor({ selections: [{ lineId: 'a', productCode: code, ...days }] })
    assert.containsSubset(lines[0], { files: 3, countedDays: 2, priceCents: 2_000 })
  })

  test('files and bytes of partial months come from their days', async ({ assert }) => {
    await givenReferenceData()
    const { id, code } = await givenProduct('partial')
    const files = [
      '2025-01-30',
      '2025-01-31',
      '2025-02-03',
      '2025-02-28',
      '2025-03-03',
      '2025-03-04',
    ]
    await givenFiles(
      id,
      files.map((day, index) => ({ day, bytes: 10 ** index }))
    )
    const quoted = async (from: string, to: string) => {
      const days = { from: CalendarDay.parse(from)!, to: CalendarDay.parse(to)! }
      const quote = await quoteFor({ selections: [{ lineId: 'a', productCode: code, ...days }] })
      return [quote.files, quote.bytes]
    }
    assert.deepEqual(await quoted('2025-01-31', '2025-03-03'), [4, 11_110])
    assert.deepEqual(await quoted('2025-02-01', '2025-02-28'), [2, 1_100])
    assert.deepEqual(await quoted('2025-02-04', '2025-02-27'), [0, 0])
    assert.deepEqual(await quoted('2025-01-01', '2025-03-31'), [6, 111_111])
  })

  test('a quote of any range equals a count of its days', async ({ assert }) => {
    await givenReferenceData()
    let number = 0
    const day = fc.integer({ min: 0, max: 400 })
    const asked = fc.record({ one: day, other: day, includeDegraded: fc.boolean() })
    const history = fc.array(change, { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.array(asked, { minLength: 3, maxLength: 3 }),
        async (changes, ranges) => {
          const { id, code } = await givenProduct(`counted_${++number}`)
          for (const one of changes) {
            if ('add' in one) await givenFiles(id, distinct(one.add))
            else await removeFiles(id, one.remove)
          }
          for (const { one, other, includeDegraded } of ranges) {
            const [from, to] = [Math.min(one, other), Math.max(one, other)].map((n) =>
              FIRST.plusDays(n)
            )
            const selection = {
              lineId: 'a',
              productCode: code,
              from: from!,
              to: to!,
              includeDegraded,
            }
            const [line] = (await quoteFor({ selections: [selection] })).lines
            const [counted] = await rows(null, COUNTED_RANGE, {
              ...{ id, from: from!.iso, to: to!.iso, degraded: includeDegraded },
            })
            const { countedDays: days, files, bytes } = line!
            assert.deepEqual({ days, files, bytes }, counted as unknown)
            assert.equal(await deliveredFiles(id, from!, to!, includeDegraded), files)
          }
        }
      ),
      { numRuns: 40 }
    )
  }).timeout(60_000)

  test('quotes for any number of selections take the same number of statements', async ({
    assert,
  }) => {
    await givenReferenceData()
    const codes = ['many_a', 'many_b', 'many_c']
    for (const code of codes) {
      await givenFiles((await givenProduct(code)).id, [
        { day: '2025-02-03' },
        { day: '2025-03-04' },
      ])
    }
    const selections = codes.map((productCode) => {
      return { lineId: productCode, productCode, from: FIRST, to: FIRST.plusDays(90) }
    })
    const statementsOf = async (wanted: typeof selections) => {
      const { default: db } = await import('@adonisjs/lucid/services/db')
      let statements = 0
      const count = () => statements++
      const knex = db.connection().getReadClient()
      knex.on('query', count)
      const quote = await quoteFor({ selections: wanted })
      knex.off('query', count)
      assert.lengthOf(quote.lines, wanted.length)
      return statements
    }
    const one = await statementsOf(selections.slice(0, 1))
    assert.isAbove(one, 0)
    assert.equal(await statementsOf(selections), one)
  })
})
