import fc from 'fast-check'
import { test } from '@japa/runner'
import { countDays, daysOfMask, monthOf } from '#catalogue/domain/day_mask'
import { CalendarDay } from '#shared/domain/calendar_day'

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => CalendarDay.of(year, number, 1))

test.group('Day mask', () => {
  test('the days of a mask are those whose bits are set, in order', ({ assert }) => {
    fc.assert(
      fc.property(
        month,
        fc.subarray(Array.from({ length: 31 }, (_, bit) => bit)),
        (first, bits) => {
          const inMonth = bits.filter((bit) => bit < first.endOfMonth().day)
          const mask = inMonth.reduce((found, bit) => found | (1 << bit), 0)
          const days = inMonth.map((bit) => first.plusDays(bit).iso)
          assert.deepEqual(daysOfMask(monthOf(first), mask), days)
        }
      )
    )
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
