import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { dayNumber, isWeekend, isoDay } from '../date_text'
import { packDays, readCoverage, type DayCondition } from './coverage'
import { FX_HISTORY } from './coverage.fixtures'
import { CoverageRibbon } from './coverage_ribbon'
import { drawFeet, drawTicks, tickHeight, type PlacedTick } from './paths'
import { blank, coverageOf, FROM, histories } from './random_history.fixtures'
import { makeScale, type Scale } from './scale'
import { gatherTicks, tickAt, type Tick } from './ticks'

const widths = fc.integer({ min: 120, max: 1400 })

function layout(conditions: readonly DayCondition[], width: number, maxPitch = 3) {
  const coverage = coverageOf(conditions)
  const range = { from: FROM, to: FROM + conditions.length - 1 }
  const scale = makeScale({ ...range, width, maxPitch })
  return { coverage, range, scale, ticks: gatherTicks(coverage, scale, range) }
}

function daysIn(tick: Tick, conditions: readonly DayCondition[]): DayCondition[] {
  return conditions
    .slice(tick.from - FROM, tick.to - FROM + 1)
    .filter((_, at) => !isWeekend(tick.from + at))
}

test('the last year is whole at the end of the axis', () => {
  const place = document.body.appendChild(document.createElement('div'))
  for (let width = 480; width < 560; width += 4) {
    place.innerHTML = renderToString(
      <CoverageRibbon months={FX_HISTORY} to="2026-01-20" width={width} summary="FX" />
    )
    const years = [...place.querySelectorAll('text')].map((year) => year.getBBox())
    expect(years.length).toBeGreaterThan(1)
    for (const { x, width: wide } of years) expect(x + wide).toBeLessThanOrEqual(width)
  }
  place.remove()
})

test('feet stand under days that were fetched, and under no other', () => {
  const days = [dayNumber('2026-06-01'), dayNumber('2026-06-02')]
  const ticks = days.map((day, at): PlacedTick => ({
    ...{ x: at * 9, from: day, to: day, state: 'available', base: 23, full: 22 },
  }))
  expect(drawFeet(ticks, packDays(['2026-06-02']), 3)).toBe('M9 26h3v2h-3z')
  expect(drawFeet(ticks, [], 3)).toBe('')
})

describe('ticks', () => {
  test('the worst day of a tick decides', () => {
    fc.assert(
      fc.property(histories, widths, (conditions, width) => {
        for (const tick of layout(conditions, width).ticks) {
          const days = daysIn(tick, conditions)
          const worst = (['missing', 'degraded', 'available', 'holiday'] as const).find((state) =>
            days.includes(state)
          )
          expect(tick.state).toBe(worst)
        }
      })
    )
  })

  test('no trading day is without its tick, and none has two', () => {
    fc.assert(
      fc.property(histories, widths, (conditions, width) => {
        const { ticks } = layout(conditions, width)
        conditions.forEach((_, at) => {
          if (isWeekend(FROM + at)) return
          const holding = ticks.filter((tick) => tick.from <= FROM + at && tick.to >= FROM + at)
          expect(holding).toHaveLength(1)
        })
      }),
      { numRuns: 40 }
    )
  })

  test('ticks stand on whole pixels, in order, within the width, and never touch', () => {
    fc.assert(
      fc.property(histories, widths, fc.integer({ min: 3, max: 9 }), (conditions, width, pitch) => {
        const { ticks, scale } = layout(conditions, width, pitch)
        ticks.forEach((tick, at) => {
          const before = ticks[at - 1]
          expect(Number.isInteger(tick.x)).toBe(true)
          expect(tick.x).toBeGreaterThanOrEqual(0)
          expect(tick.x + scale.tick).toBeLessThanOrEqual(width)
          if (before && scale.unit !== 'month') {
            expect(tick.x - before.x).toBeGreaterThan(scale.tick)
          }
        })
      })
    )
  })

  test('a tick a month is what its days, looked at one by one, come to', () => {
    fc.assert(
      fc.property(histories, widths, fc.nat(40), fc.nat(40), (conditions, width, after, before) => {
        const coverage = coverageOf(conditions)
        const [from, to] = [FROM + after, FROM + conditions.length - 1 - before]
        fc.pre(from <= to)
        const scale = makeScale({ from, to, width, unit: 'month' })
        const byDay = { ...scale, unit: 'day' as const }
        expect(gatherTicks(coverage, scale, { from, to })).toEqual(
          gatherTicks(coverage, byDay, { from, to })
        )
      })
    )
  })

  test('weekend sessions have ticks of their own', () => {
    const history = Array.from({ length: 365 }, (_, at) => isoDay(FROM + at))
    const months = packDays(history).map(({ month, days }) => ({
      ...blank(month),
      available: days,
    }))
    const coverage = readCoverage(months)
    const range = { from: FROM, to: FROM + 364 }
    const scale = makeScale({ ...range, width: 900, weekendTicks: coverage.weekends })
    const ticks = gatherTicks(coverage, scale, range)
    expect(ticks).toHaveLength(365)
    ticks.slice(1).forEach(({ x }, at) => expect(x - ticks[at]!.x).toBeGreaterThan(scale.tick))
  })

  test('files still to build are hollow unless the day is missing', () => {
    const conditions: DayCondition[] = ['available', 'missing', 'degraded']
    const { coverage, scale, range } = layout(conditions, 600)
    const pending = packDays(['2019-01-03', '2019-01-04'])
    const states = gatherTicks(coverage, scale, range, pending).map((tick) => tick.state)
    expect(states).toEqual(['available', 'missing', 'pending'])
  })

  test('the nearest tick answers the pointer', () => {
    const { ticks } = layout(['available', 'available', 'available'], 600)
    expect(tickAt(ticks, ticks[1]!.x + 1)).toBe(1)
    expect(tickAt(ticks, 5000)).toBe(2)
    expect(tickAt([], 10)).toBe(-1)
  })
})

describe('scale', () => {
  const year = { from: dayNumber('2025-01-01'), to: dayNumber('2025-12-31') }
  const history = { from: dayNumber('2019-01-01'), to: dayNumber('2026-09-17') }

  test.each([
    [year, 1000, 'day'],
    [year, 742, 'day'],
    [year, 741, 'week'],
    [history, 920, 'week'],
    [history, 360, 'three_weeks'],
    [{ ...history, from: dayNumber('2002-01-01') }, 400, 'month'],
  ] as const)('%o on %i px counts by %s', (range, width, unit) => {
    expect(makeScale({ ...range, width }).unit).toBe(unit)
  })

  test('weeks read as fives: even days, then a wider gap', () => {
    const scale: Scale = makeScale({
      from: dayNumber('2025-01-06'),
      to: dayNumber('2025-01-17'),
      width: 90,
    })
    const places = [0, 1, 2, 3, 4, 7].map((slot) => scale.xOf(slot))
    expect(places).toEqual([0, 3, 6, 9, 12, 21])
    expect(scale.tick).toBe(2)
  })

  test('rows with the same number of weeks align', () => {
    const rows = [2024, 2025].map((y) =>
      makeScale({
        from: dayNumber(`${y}-01-01`),
        to: dayNumber(`${y}-12-31`),
        width: 1100,
        weeks: 54,
      })
    )
    const monday = [dayNumber('2024-03-04'), dayNumber('2025-03-03')]
    const places = rows.map((scale, at) => scale.xOf(scale.slotOf(monday[at]!)))
    expect(places[0]).toBe(places[1])
  })
})

describe('on the server', () => {
  const picture = (width: number) =>
    renderToString(<CoverageRibbon months={FX_HISTORY} width={width} summary="FX" />)

  test('the picture depends on nothing but what is given, and on whole pixels', () => {
    expect(picture(920)).toBe(picture(920))
    expect(picture(920)).not.toBe(picture(460))
    const drawn = [...picture(920).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join(' ')
    expect(drawn).not.toMatch(/\.(?!5\b)/)
    expect(drawn.length).toBeGreaterThan(1000)
  })

  test('it takes as much height before it is measured as after', () => {
    expect(picture(300)).toContain('block-size:66px')
    expect(picture(1200)).toContain('block-size:66px')
  })
})

describe('paths', () => {
  test('height tells the condition without colour', () => {
    expect(tickHeight('available', 34)).toBe(34)
    expect(tickHeight('degraded', 34)).toBe(20)
    expect(tickHeight('missing', 34)).toBe(10)
    expect(tickHeight('holiday', 34)).toBe(2)
  })

  test('one path a state, and every tick is in it', () => {
    fc.assert(
      fc.property(histories, widths, (conditions, width) => {
        const { ticks, scale } = layout(conditions, width)
        const placed: PlacedTick[] = ticks.map((tick) => ({ ...tick, base: 34, full: 34 }))
        const paths = drawTicks(placed, scale.tick)
        const strokes = Object.values(paths).join('').match(/v-/g)?.length ?? 0
        expect(strokes).toBe(ticks.length)
      })
    )
  })

  test('strokes begin where the tick stands', () => {
    const tick = { from: 0, to: 0, state: 'available' as const, base: 20, full: 10 }
    expect(
      drawTicks(
        [
          { ...tick, x: 0 },
          { ...tick, x: 3 },
        ],
        2
      ).available
    ).toBe('M1 20v-10m3 10v-10')
  })
})
