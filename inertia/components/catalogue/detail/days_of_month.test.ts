import { expect, test } from 'vitest'
import { daysOfMonth, type DayFacts } from './days_of_month'

const bits = (...days: number[]) => days.reduce((mask, day) => mask | (1 << (day - 1)), 0)

/** April 2025 with Easter: recorded from the 14th to the 24th, the 22nd lost. */
const april = {
  month: 202504,
  available: bits(14, 15, 16, 17, 23),
  degraded: bits(24),
  missing: bits(22),
  extra: bits(19),
  holidays: bits(18, 21),
  sizes: '.............ABCD.F...EF......',
}

const facts: DayFacts = {
  coverage: {
    firstDay: '2025-04-14',
    lastDay: '2025-04-24',
    months: [april],
    closedDays: [
      { day: '2025-04-18', name: 'Good Friday' },
      { day: '2025-04-21', name: 'Easter Monday' },
    ],
  },
  knownDays: [{ day: '2025-04-24', condition: 'degraded', note: 'Feed cut at 16:02.' }],
  hasEnded: false,
  owned: [{ from: '2025-04-01', to: '2025-04-18' }],
}

const said = (changed: Partial<DayFacts> = {}) =>
  daysOfMonth({ ...facts, ...changed }, 2025, 4).map(
    ({ day, condition, note }) => `${day.slice(8)} ${condition}${note ? ` ${note}` : ''}`
  )

test('every day of the month has its condition and the words that explain it', () => {
  expect(said()).toEqual([
    ...['14 available', '15 available', '16 available', '17 available', '18 holiday Good Friday'],
    ...['19 extra', '20 weekend', '21 holiday Easter Monday', '22 missing', '23 available'],
    ...['24 degraded Feed cut at 16:02.', '25 unpublished', '26 weekend', '27 weekend'],
    ...['28 unpublished', '29 unpublished', '30 unpublished'],
  ])
})

test('nothing comes after the end of a history', () => {
  expect(said({ hasEnded: true }).at(-1)).toBe('24 degraded Feed cut at 16:02.')
})

test('days with files know how large these are at most, and whether the reader has them', () => {
  const rows = daysOfMonth(facts, 2025, 4).filter(({ mostBytes }) => mostBytes !== null)
  expect(rows.map(({ mostBytes }) => mostBytes)).toEqual([1448, 2048, 2896, 4096, 8192, 5793, 8192])
  expect(rows.filter(({ isOwned }) => isOwned).map(({ day }) => day.slice(8))).toEqual([
    ...['14', '15', '16', '17'],
  ])
})
