import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { followingPeriod } from '#orders/domain/following_period'

const range = (from: string, to: string) =>
  new DayRange(CalendarDay.parse(from)!, CalendarDay.parse(to)!)

test.group('Orders | the period that follows', () => {
  test('{from} – {to} is followed by {nextFrom} – {nextTo}')
    .with([
      { from: '2025-01-01', to: '2025-01-31', nextFrom: '2025-02-01', nextTo: '2025-02-28' },
      { from: '2024-01-01', to: '2024-01-31', nextFrom: '2024-02-01', nextTo: '2024-02-29' },
      { from: '2025-10-01', to: '2025-12-31', nextFrom: '2026-01-01', nextTo: '2026-03-31' },
      { from: '2024-01-01', to: '2024-12-31', nextFrom: '2025-01-01', nextTo: '2025-12-31' },
      { from: '2025-03-03', to: '2025-03-07', nextFrom: '2025-03-08', nextTo: '2025-03-12' },
      { from: '2025-12-31', to: '2025-12-31', nextFrom: '2026-01-01', nextTo: '2026-01-01' },
      { from: '2025-01-02', to: '2025-01-31', nextFrom: '2025-02-01', nextTo: '2025-03-02' },
    ])
    .run(({ assert }, { from, to, nextFrom, nextTo }) => {
      const next = followingPeriod(range(from, to))
      assert.deepEqual([next.from.iso, next.to.iso], [nextFrom, nextTo])
    })

  test('begins the day after, and leaves out no day', ({ assert }) => {
    const days = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 800 }))
    fc.assert(
      fc.property(days, ([first, length]) => {
        const bought = new DayRange(
          CalendarDay.ofEpochDay(first),
          CalendarDay.ofEpochDay(first + length)
        )
        const next = followingPeriod(bought)
        assert.equal(next.from.epochDay, bought.to.epochDay + 1)
        assert.isAtMost(Math.abs(next.calendarDays - bought.calendarDays), 6)
      })
    )
  })
})
