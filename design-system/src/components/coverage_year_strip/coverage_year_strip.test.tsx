import { describe, expect, test } from 'vitest'
import { isoDay } from '../date_text'
import { nearestTick, stepInYears } from './year_cursor'
import { planYears, type CatalogueMonth } from './year_plan'

const full = (month: number, share = 1): CatalogueMonth => ({
  month,
  available: 0x7fffffff,
  degraded: 0,
  missing: 0,
  holidays: 0,
  share,
})
/** Two years whose months hold only the first five days, to keep the figures small. */
const months = [2024, 2025].flatMap((year) =>
  Array.from({ length: 12 }, (_, at) => ({ ...full(year * 100 + at + 1, 0.5), available: 0b11111 }))
)
const plan = planYears(months, 1100, 40)

describe('rows', () => {
  test('newest first, as high as the rows need, at any width', () => {
    expect(plan.rows.map(({ year }) => year)).toEqual([2025, 2024])
    expect(planYears(months, 360, 40).height).toBe(plan.height)
  })

  test('days where there is room, weeks where there is not', () => {
    expect(plan.unit).toBe('day')
    expect(planYears(months, 700, 40).unit).toBe('week')
  })

  test('the share of the catalogue is the height', () => {
    expect(plan.ticks[0]!.full).toBe(8)
    expect(planYears([full(202501, 0.01)], 1100, 40).ticks[0]!.full).toBe(3)
    expect(planYears([full(202501)], 1100, 40).ticks[0]!.full).toBe(16)
  })

  test('no tick leaves the drawing', () => {
    for (const width of [320, 700, 1100, 1280]) {
      const { ticks, tick } = planYears([full(202501), full(202412), full(201212)], width, 40)
      for (const { x } of ticks) expect(x + tick).toBeLessThanOrEqual(width)
    }
  })
})

describe('cursor', () => {
  const dayAt = (index: number) => isoDay(plan.ticks[index]!.from)
  const indexOf = (day: string) => plan.ticks.findIndex((tick) => isoDay(tick.from) === day)

  test('right of the last day of a year is the first of the next', () => {
    const last = indexOf('2024-12-05')
    expect(dayAt(stepInYears(plan, 'ArrowRight', last)!)).toBe('2025-01-01')
    expect(dayAt(stepInYears(plan, 'ArrowLeft', indexOf('2025-01-01'))!)).toBe('2024-12-05')
  })

  test('up and down keep the week; the ends of the strip hold', () => {
    expect(dayAt(stepInYears(plan, 'ArrowDown', indexOf('2025-06-04'))!)).toBe('2024-06-05')
    expect(stepInYears(plan, 'ArrowDown', indexOf('2024-06-05'))).toBe(indexOf('2024-06-05'))
    expect(dayAt(stepInYears(plan, 'Home', indexOf('2025-06-04'))!)).toBe('2025-01-01')
    expect(stepInYears(plan, 'x', 0)).toBeNull()
  })

  test('the pointer finds the row first', () => {
    const tick = plan.ticks[indexOf('2024-06-05')]!
    expect(dayAt(nearestTick(plan, tick.x, tick.base - 3))).toBe('2024-06-05')
  })
})
