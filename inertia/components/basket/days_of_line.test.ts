import { countDays, readCoverage } from '@kontor/design-system/coverage_ribbon'
import { dayNumber } from '@kontor/design-system/date_text'
import { describe, expect, test } from 'vitest'
import { daysOfLine, type DaysOfLine } from './days_of_line'

const LINE: DaysOfLine = {
  range: { from: '2025-12-22', to: '2026-01-09' },
  holidays: [
    { day: '2025-12-25', name: { en: 'Christmas Day', de: 'Weihnachten' } },
    { day: '2026-01-01', name: { en: 'New Year', de: 'Neujahr' } },
  ],
  missingDays: ['2025-12-30'],
  degradedDays: ['2026-01-05', '2026-01-06'],
}

const counted = (line: DaysOfLine) =>
  countDays(readCoverage(daysOfLine(line)), dayNumber('2025-12-01'), dayNumber('2026-01-31'))

describe('the days of a line', () => {
  test('are its trading days, each in the condition that the quote names', () => {
    expect(counted(LINE)).toMatchObject({ available: 10, degraded: 2, missing: 1, holiday: 2 })
    expect(daysOfLine(LINE).map(({ month }) => month)).toEqual([202512, 202601])
  })

  test('end where the range ends, a single day included', () => {
    const day = { ...LINE, range: { from: '2025-12-22', to: '2025-12-22' } }
    const plain = { ...day, holidays: [], missingDays: [], degradedDays: [] }
    expect(counted(plain)).toMatchObject({ available: 1, degraded: 0, missing: 0, holiday: 0 })
  })
})
