import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, dayNumber, dayOf, isoDay, isWeekend, partsOf, weekdayOf } from './days'
import { formatDay, formatDayRange, formatMoment } from './format'

describe('days', () => {
  test('a day survives the way to its number and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
        const { year, month, date } = partsOf(day)
        return dayNumber(isoDay(day)) === day && dayOf(year, month, date) === day
      })
    )
  })

  test('weeks begin on Monday', () => {
    expect(weekdayOf(dayNumber('2025-04-07'))).toBe(0)
    expect(weekdayOf(dayNumber('2025-04-13'))).toBe(6)
    expect(isWeekend(dayNumber('2025-04-12'))).toBe(true)
    expect(isWeekend(dayNumber('2025-04-11'))).toBe(false)
  })

  test.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-03-31', 12, '2026-03-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(isoDay(addMonths(dayNumber(from), months))).toBe(to)
  })
})

describe('formats', () => {
  test.each([
    ['2025-04-09', '2025/04/09'],
    ['2025/04/09', '2025/04/09'],
    [20250409, '2025/04/09'],
    ['20250409', '2025/04/09'],
    ['2025-04-09T10:00:00Z', '2025/04/09'],
    [0, 'Unrestricted'],
    ['soon', 'soon'],
  ])('%s is shown as %s', (value, shown) => {
    expect(formatDay(value, 'Unrestricted')).toBe(shown)
  })

  test('ranges name both ends, one day once and no end in one word', () => {
    const words = { to: 'bis', unrestricted: 'Unbegrenzt' }
    expect(formatDayRange('2025-03-03', '2025-05-30', words)).toBe('2025/03/03 bis 2025/05/30')
    expect(formatDayRange(20250303, '2025-03-03', words)).toBe('2025/03/03')
    expect(formatDayRange(20250303, 0, words)).toBe('2025/03/03 bis Unbegrenzt')
    expect(formatDayRange(0, 0, words)).toBe('Unbegrenzt')
  })

  test('moments are told in the time of the shop, in summer and in winter', () => {
    expect(formatMoment('2026-09-18T07:41:00Z')).toBe('2026/09/18 09:41')
    expect(formatMoment('2026-12-31T23:30:00Z')).toBe('2027/01/01 00:30')
    expect(formatMoment('2026-09-18T07:41:00Z', 'UTC')).toBe('2026/09/18 07:41')
    expect(formatMoment('never')).toBe('never')
  })
})
