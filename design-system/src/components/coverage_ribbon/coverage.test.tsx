import { describe, expect, test } from 'vitest'
import { dayNumber, isoDay } from '../date_text'
import { conditionsBetween, countDays, readCoverage } from './coverage'
import { blank, coverageOf, FROM } from './random_history.fixtures'

describe('coverage', () => {
  test('reads bit 0 as the first day and the worst mark of a day', () => {
    const coverage = readCoverage([
      {
        month: 202504,
        available: 0b1111,
        degraded: 0b0010,
        missing: 0b0100,
        holidays: 0b10000_0000000000000,
      },
    ])
    const from = dayNumber('2025-04-01')
    expect(conditionsBetween(coverage, from, from + 4)).toEqual([
      'available',
      'degraded',
      'missing',
      'available',
      'weekend',
    ])
    expect(conditionsBetween(coverage, from + 17, from + 17)).toEqual(['holiday'])
    expect(isoDay(coverage.first)).toBe('2025-04-01')
    expect(isoDay(coverage.last)).toBe('2025-04-04')
  })

  test('reads the last bit of a long month', () => {
    const coverage = readCoverage([{ ...blank(202503), available: 1 << 30 }])
    expect(conditionsBetween(coverage, dayNumber('2025-03-31'), dayNumber('2025-03-31'))).toEqual([
      'available',
    ])
  })

  test('counts what is paid for', () => {
    const coverage = coverageOf(['available', 'degraded', 'missing', 'available', 'available'])
    expect(countDays(coverage, FROM, FROM + 4)).toMatchObject({
      calendar: 5,
      available: 1,
      degraded: 1,
      missing: 1,
      weekend: 2,
      counted: 2,
    })
  })
})
