import { expect, test } from 'vitest'
import { monthsOfYear } from './months_of_year'

test('a year is counted by month, degraded and missing days apart', () => {
  const month = { month: 202504, available: 0b1111, degraded: 0b10, missing: 0b10000, holidays: 1 }
  const sizes = '.'.repeat(30)
  const rows = monthsOfYear(
    {
      months: [
        { ...month, month: 202412, extra: 0, sizes },
        { ...month, extra: 0, sizes },
      ],
      firstDay: '2024-12-02',
      lastDay: '2025-04-20',
    } as never,
    2025
  )
  expect(rows).toEqual([
    {
      month: 4,
      from: '2025-04-01',
      to: '2025-04-20',
      trading: 5,
      available: 3,
      degraded: 1,
      missing: 1,
      holidays: 1,
    },
  ])
})
