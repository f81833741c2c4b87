import { expect, test } from 'vitest'
import type { HoldingMonth } from '../types'
import { monthEnd, quarterEnd } from './days'

/** Months in which snapshots were taken on these days. */
const monthsOf = (taken: Record<number, number[]>): HoldingMonth[] =>
  Object.entries(taken).map(([month, days]) => ({
    month: Number(month),
    days: Array.from({ length: 31 }, (_, at) => (days.includes(at + 1) ? '1' : '.')).join(''),
  }))

const MONTHS = monthsOf({
  202512: [30],
  202603: [30, 31],
  202604: [30],
  202606: [29],
  202607: [1, 31],
  202608: [28],
  202609: [16],
})

test.each([
  ['2026-09-16', '2026-08-28', '2026-06-29'],
  ['2026-08-28', '2026-07-31', '2026-06-29'],
  ['2026-07-01', '2026-06-29', '2026-06-29'],
  ['2026-04-30', '2026-03-31', '2026-03-31'],
  ['2026-03-31', null, '2025-12-30'],
])('of %s the month before ends with %s, the quarter with %s', (newest, month, quarter) => {
  expect(monthEnd(MONTHS, newest)).toBe(month)
  expect(quarterEnd(MONTHS, newest)).toBe(quarter)
})

test('a quarter without a snapshot has no end', () => {
  expect(quarterEnd(monthsOf({ 202609: [16] }), '2026-09-16')).toBeNull()
})
