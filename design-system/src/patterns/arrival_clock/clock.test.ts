import { describe, expect, test } from 'vitest'
import { clockOf, COLUMNS, hourAt, pilesOf, type ArrivalMark } from './clock'

const came = (minute: number): ArrivalMark => ({ minute, state: 'came' })

describe('the clock of a morning', () => {
  test.each([
    ['nothing', [], 20, 24],
    ['one at midnight', [0], 0, 4],
    ['one before the day ends', [1439], 20, 24],
    ['a usual morning', [347, 367, 442], 5, 9],
    ['a long day', [347, 1240], 5, 22],
    ['what came the day after', [360, 1500], 5, 9],
    ['what came the day before', [-30, 360], 5, 9],
  ])('%s', (_, minutes, from, to) => {
    const { at, hours } = clockOf(minutes)
    expect([at(from * 60), at(to * 60)]).toEqual([0, 100])
    expect(hours[0]).toBe(from)
    expect(hours.length).toBeGreaterThan(2)
    expect(hours.length).toBeLessThan(9)
    expect(Math.max(...hours)).toBeLessThanOrEqual(to)
  })

  test('what is further out stands at the edge', () => {
    const { at } = clockOf([360, 420])
    expect([at(-600), at(3_000)]).toEqual([0, 100])
  })

  test('each mark stands in one pile, also at the very end', () => {
    const marks = [came(347), came(347), came(348), came(1_240), came(1_600)]
    const clock = clockOf(marks.map(({ minute }) => minute))
    const piles = pilesOf(marks, clock)
    expect(piles.flatMap((pile) => pile.marks)).toHaveLength(marks.length)
    expect(piles[0]!.marks).toHaveLength(3)
    expect(piles.at(-1)!.column).toBe(COLUMNS - 1)
  })

  test('times are written with two digits each, the day after like this one', () => {
    expect([0, 65, 1_439, 1_500].map(hourAt)).toEqual(['00:00', '01:05', '23:59', '01:00'])
  })
})
