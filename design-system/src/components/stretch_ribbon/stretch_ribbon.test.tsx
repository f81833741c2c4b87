import { describe, expect, test } from 'vitest'
import { placesOf, yearsWithin } from './stretch_places'

const axis = { from: '2026-01-01', to: '2026-01-10' }

describe('StretchRibbon', () => {
  test.each([
    ['2026-01-01', '2026-01-10', [[0, 1]]],
    [null, null, [[0, 1]]],
    ['2026-01-06', null, [[0.5, 0.5]]],
    [null, '2026-01-05', [[0, 0.5]]],
    ['2026-01-03', '2026-01-03', [[0.2, 0.1]]],
    ['2020-01-01', '2026-01-01', [[0, 0.1]]],
    ['2025-01-01', '2025-12-31', []],
    ['2026-01-11', null, []],
  ])('%s to %s lies where its days are', (from, until, expected) => {
    const places = placesOf([{ from, until }], axis)
    expect(
      places.map(({ start, width }) => [start, width].map((one) => Number(one.toFixed(6))))
    ).toEqual(expected)
  })

  test('years begin within the axis', () => {
    expect(yearsWithin({ from: '2025-01-01', to: '2027-12-31' })).toEqual([
      '2026-01-01',
      '2027-01-01',
    ])
  })
})
