import fc from 'fast-check'
import { test } from '@japa/runner'
import { daysOfMask, type Month } from '#catalogue/domain/day_mask'
import { MonthHistory } from '#catalogue/domain/month_history'
import type { MonthInventory } from '#catalogue/domain/month_inventory'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

type Condition = 'available' | 'degraded' | 'missing' | 'extra'
type Day = { iso: string; condition: Condition; files: number; bytes: number }

const FIRST = CalendarDay.of(2003, 1, 1)

/** What is on file of each of some hundred days from a January on; most of them are full. */
const days = fc
  .array(
    fc.option(
      fc.record({
        condition: fc.constantFrom<Condition>(
          'available',
          'available',
          'degraded',
          'missing',
          'extra'
        ),
        files: fc.integer({ min: 1, max: 9 }),
        bytes: fc.integer({ min: 0, max: 9_000_000_000 }),
      })
    ),
    { minLength: 1, maxLength: 300, size: 'max' }
  )
  .map((conditions) =>
    conditions.flatMap((one, offset): Day[] => {
      if (one === null) return []
      const amounts = one.condition === 'missing' ? { files: 0, bytes: 0 } : one
      return [{ ...amounts, condition: one.condition, iso: FIRST.plusDays(offset).iso }]
    })
  )

/** From before the first to after the last day on file. */
const range = fc
  .tuple(fc.integer({ min: -60, max: 320 }), fc.integer({ min: 0, max: 400 }))
  .map(([start, length]) => {
    const from = FIRST.plusDays(start)
    return new DayRange(from, from.plusDays(length))
  })

const monthOfIso = (iso: string): Month => Number(iso.slice(0, 4) + iso.slice(5, 7))
const bitOf = (iso: string) => 1 << (Number(iso.slice(8)) - 1)
const add = (given: Day[], amount: 'files' | 'bytes') =>
  given.reduce((sum, day) => sum + day[amount], 0)

function monthsOf(given: Day[]): MonthInventory[] {
  return [...Map.groupBy(given, ({ iso }) => monthOfIso(iso))].map(([month, inMonth]) => {
    const mask = (wanted: Condition) =>
      inMonth
        .filter(({ condition }) => condition === wanted)
        .reduce((bits, { iso }) => bits | bitOf(iso), 0)
    const degraded = inMonth.filter(({ condition }) => condition === 'degraded')
    const daily = (amount: 'files' | 'bytes') =>
      Array.from({ length: 31 }, (_, bit) =>
        add(
          inMonth.filter(({ iso }) => bitOf(iso) === 1 << bit),
          amount
        )
      )
    return {
      month,
      ...{ available: mask('available'), degraded: mask('degraded') },
      ...{ missing: mask('missing'), extra: mask('extra') },
      ...{ files: add(inMonth, 'files'), bytes: add(inMonth, 'bytes') },
      ...{ degradedFiles: add(degraded, 'files'), degradedBytes: add(degraded, 'bytes') },
      ...{ dayFiles: daily('files').join(','), dayBytes: daily('bytes').join(',') },
    }
  })
}

/** Every day of the range looked at on its own. */
function countedOneByOne(given: Day[], { from, to }: DayRange) {
  const inRange = given.filter(({ iso }) => iso >= from.iso && iso <= to.iso)
  const of = (...wanted: Condition[]) =>
    inRange.filter(({ condition }) => wanted.includes(condition))
  const isos = (condition: Condition) => of(condition).map(({ iso }) => iso)
  return {
    ...{ available: of('available').length, missing: of('missing').length },
    degraded: of('degraded').length,
    ...{
      files: add(of('available', 'extra'), 'files'),
      bytes: add(of('available', 'extra'), 'bytes'),
    },
    ...{ degradedFiles: add(of('degraded'), 'files'), degradedBytes: add(of('degraded'), 'bytes') },
    ...{ missingDays: isos('missing'), degradedDays: isos('degraded') },
  }
}

test.group('Month history', () => {
  test('the sums of months are what a count day by day finds', ({ assert }) => {
    fc.assert(
      fc.property(days, range, (given, asked) => {
        assert.deepEqual(
          new MonthHistory(monthsOf(given)).within(asked),
          countedOneByOne(given, asked)
        )
      }),
      { numRuns: 200 }
    )
  })

  test('two halves of a range hold what the whole of it holds', ({ assert }) => {
    fc.assert(
      fc.property(days, range, fc.nat(), (given, asked, where) => {
        fc.pre(asked.calendarDays > 1)
        const middle = asked.from.plusDays(where % (asked.calendarDays - 1))
        const history = new MonthHistory(monthsOf(given))
        const [one, other] = [
          history.within(new DayRange(asked.from, middle)),
          history.within(new DayRange(middle.plusDays(1), asked.to)),
        ]
        const whole = history.within(asked)
        assert.equal(one.available + other.available, whole.available)
        assert.equal(one.bytes + other.bytes, whole.bytes)
        assert.deepEqual([...one.missingDays, ...other.missingDays], whole.missingDays)
        assert.deepEqual([...one.degradedDays, ...other.degradedDays], whole.degradedDays)
      })
    )
  })

  test('a product without files holds nothing', ({ assert }) => {
    const found = new MonthHistory([]).within(new DayRange(FIRST, FIRST.plusDays(400)))
    assert.deepEqual(found, countedOneByOne([], new DayRange(FIRST, FIRST.plusDays(400))))
    assert.deepEqual(daysOfMask(200301, 0), found.missingDays)
  })
})
