import { test } from '@japa/runner'
import { monthsBack } from '#shared/domain/months_back'
import { CalendarDay } from '#shared/domain/calendar_day'

test.group('Shared | a month back', () => {
  test('{day}: {expected}')
    .with([
      { day: '2026-11-28', expected: '2026-10-28' },
      { day: '2026-03-31', expected: '2026-02-28' },
      { day: '2028-03-30', expected: '2028-02-29' },
      { day: '2026-01-01', expected: '2025-12-01' },
    ])
    .run(({ assert }, { day, expected }) => {
      assert.equal(monthsBack(CalendarDay.parse(day)!, 1).iso, expected)
    })
})
