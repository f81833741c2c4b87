import fc from 'fast-check'
import { test } from '@japa/runner'
import { countDays, daysOfMask, maskOfRange, monthOf } from '#catalogue/domain/day_mask'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

const range = fc
  .tuple(fc.integer({ min: 0, max: 11_000 }), fc.integer({ min: 0, max: 120 }))
  .map(([start, length]) => {
    const from = CalendarDay.of(2000, 1, 1).plusDays(start)
    return new DayRange(from, from.plusDays(length))
  })

test.group('Day mask', () => {
  test('the masks of all months of a range are its days', ({ assert }) => {
    fc.assert(
      fc.property(range, (given) => {
        const months = [...new Set([...given.days()].map(monthOf))]
        const days = months.flatMap((month) => {
          const inMonth =
            2 ** CalendarDay.of(Math.floor(month / 100), month % 100, 1).endOfMonth().day - 1
          return daysOfMask(month, maskOfRange(month, given) & inMonth)
        })
        assert.deepEqual(
          days,
          [...given.days()].map(({ iso }) => iso)
        )
      })
    )
  })

  test('a month outside the range has no days', ({ assert }) => {
    const april = new DayRange(CalendarDay.of(2025, 4, 1), CalendarDay.of(2025, 4, 30))
    assert.equal(maskOfRange(202503, april), 0)
    assert.equal(maskOfRange(202505, april), 0)
    assert.equal(maskOfRange(202404, april), 0)
  })

  test('{mask} holds {count} days')
    .with([
      { mask: 0, count: 0 },
      { mask: 1, count: 1 },
      { mask: 0b1011, count: 3 },
      { mask: 2 ** 31 - 1, count: 31 },
    ])
    .run(({ assert }, { mask, count }) => {
      assert.equal(countDays(mask), count)
    })
})
