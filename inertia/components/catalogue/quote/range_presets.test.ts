import { describe, expect, test } from 'vitest'
import { presetsUntil, rangePresets } from './range_presets'

const spans = (first: string, last: string) =>
  Object.fromEntries(rangePresets(first, last).map(({ id, from, to }) => [id, `${from} ${to}`]))

describe('usual ranges', () => {
  test('end with the last whole month, quarter and year, and never lie outside', () => {
    expect(spans('2019-01-02', '2026-11-20')).toEqual({
      last_month: '2026-10-01 2026-10-31',
      last_quarter: '2026-07-01 2026-09-30',
      this_year: '2026-01-01 2026-11-20',
      last_year: '2025-01-01 2025-12-31',
      three_years: '2023-11-21 2026-11-20',
      five_years: '2021-11-21 2026-11-20',
      all: '2019-01-02 2026-11-20',
    })
  })

  test('years back are no more than the history has', () => {
    expect(Object.keys(spans('2022-01-03', '2026-11-20'))).not.toContain('five_years')
  })

  test.each([
    ['2025-03-03', '2025-03-31', '2019-01-02 2025-03-31'],
    ['2019-01-02', '2025-03-31', undefined],
    ['2025-03-03', '2026-11-20', undefined],
    ['2018-01-02', '2018-03-31', undefined],
  ])('from %s to %s the days since the start are %s', (from, to, days) => {
    const presets = presetsUntil(rangePresets('2019-01-02', '2026-11-20'), { from, to })
    const start = presets.find(({ id }) => id === 'since_start')
    expect(start && `${start.from} ${start.to}`).toBe(days)
    expect(presets.at(-1)!.id).toBe('all')
  })

  test('a month that ends with the history counts as whole', () => {
    expect(spans('2019-01-02', '2026-09-30')).toMatchObject({
      last_month: '2026-09-01 2026-09-30',
      last_quarter: '2026-07-01 2026-09-30',
    })
  })

  test('a short history offers only what lies within it', () => {
    expect(spans('2026-11-02', '2026-11-20')).toEqual({
      this_year: '2026-11-02 2026-11-20',
      all: '2026-11-02 2026-11-20',
    })
  })
})
