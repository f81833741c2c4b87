import { expect, test } from 'vitest'
import { yearMonths } from './year_months'

test('a holiday takes a trading day away, a weekend never was one', () => {
  const [january] = yearMonths(2027, new Set(['2027-01-01', '2027-01-02']))
  expect(january).toMatchObject({ month: 202_701, holidays: 1 })
  expect([...january!.available.toString(2)].filter((bit) => bit === '1')).toHaveLength(20)
})
