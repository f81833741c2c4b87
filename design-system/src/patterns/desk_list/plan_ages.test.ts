import { describe, expect, test } from 'vitest'
import { AGE_WIDTH, lookOf, placeDays } from './plan_ages'

describe('the axis of ages', () => {
  test('ends with today, and a week begins after a gap', () => {
    const placed = placeDays(['2026-09-10', '2026-09-11', '2026-09-14', '2026-09-15'])
    expect(placed.map(({ x }) => x)).toEqual([
      AGE_WIDTH - 22,
      AGE_WIDTH - 17,
      AGE_WIDTH - 7,
      AGE_WIDTH - 2,
    ])
    expect(placed.map(({ beginsWeek }) => beginsWeek)).toEqual([true, false, true, false])
  })

  test('twenty trading days with holidays fit', () => {
    const axis = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2026, 8, 1 + at)))
      .filter((day) => day.getUTCDay() % 6 !== 0)
      .map((day) => day.toISOString().slice(0, 10))
    expect(Math.min(...placeDays(axis).map(({ x }) => x))).toBeGreaterThan(0)
  })

  test.each([
    ['2026-09-01', '2026-09-02', null, 'none'],
    ['2026-09-02', '2026-09-02', null, 'age'],
    ['2026-09-10', '2026-09-02', '2026-09-10', 'age'],
    ['2026-09-11', '2026-09-02', '2026-09-10', 'over'],
  ])('%s of what lies there since %s and is due on %s: %s', (day, since, due, look) => {
    expect(lookOf(day, since, due)).toBe(look)
  })
})
