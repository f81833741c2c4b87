import fc from 'fast-check'
import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { dayToWire } from '#shared/http/wire'

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400 }))
  .map(([start, length]) => {
    const from = CalendarDay.ofEpochDay(start)
    return new DayRange(from, from.plusDays(length))
  })

test.group('Day range', () => {
  test('{from} to {to} is refused at {field}: {code}')
    .with([
      { from: '2025-02-30', to: '2025-03-01', field: 'from', code: 'shared.errors.day_invalid' },
      { from: '2025-03-01', to: 'soon', field: 'to', code: 'shared.errors.day_invalid' },
      { from: '2025-03-02', to: '2025-03-01', field: 'to', code: 'shared.errors.range_reversed' },
    ])
    .run(({ assert }, { from, to, field, code }) => {
      assert.deepEqual(DayRange.parse(from, to), { ok: false, refusal: { code, field } })
    })

  test('both ends belong to it', ({ assert }) => {
    const parsed = DayRange.parse('20250303', '2025/03/05')
    if (!parsed.ok) return assert.fail('refused')
    assert.equal(parsed.value.calendarDays, 3)
    assert.isTrue(parsed.value.contains(CalendarDay.of(2025, 3, 5)))
    assert.isFalse(parsed.value.contains(CalendarDay.of(2025, 3, 6)))
  })

  test('a reversed range cannot be built', ({ assert }) => {
    const day = CalendarDay.of(2025, 3, 3)
    assert.throws(() => new DayRange(day, day.plusDays(-1)), RangeError)
  })

  test('has as many days as it says, all inside', () => {
    const property = fc.property(ranges, (range) => {
      const days = [...range.days()]
      return days.length === range.calendarDays && days.every((day) => range.contains(day))
    })
    fc.assert(property, { numRuns: 50 })
  })

  test('the common days are those that both contain', () => {
    const property = fc.property(ranges, ranges, (one, other) => {
      const common = [...one.days()].filter((day) => other.contains(day))
      const range = one.intersect(other)
      return range ? range.calendarDays === common.length : common.length === 0
    })
    fc.assert(property, { numRuns: 50 })
  })
})

test('a day on the wire keeps its number', ({ assert }) => {
  assert.equal(dayToWire(CalendarDay.of(2025, 3, 3)), 20250303)
})
