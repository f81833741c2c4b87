import { dayOf, partsOf } from '../date_text'
import { readCoverage, type CoverageMonth } from '../coverage_ribbon/coverage'
import { drawTicks, type PlacedTick, type TickPaths } from '../coverage_ribbon/paths'
import { makeScale, type RibbonUnit, type Scale } from '../coverage_ribbon/scale'
import { gatherTicks } from '../coverage_ribbon/ticks'

/** A month of the whole catalogue; `share` from 0 to 1 says how much of it was delivered. */
export interface CatalogueMonth extends CoverageMonth {
  share?: number
}

/** Rows newest first, aligned by week, in whole pixels. */
export interface YearPlan {
  unit: RibbonUnit
  tick: number
  height: number
  rows: { year: number; base: number }[]
  /** Ticks of all rows, and which of them belong to which row. */
  ticks: PlacedTick[]
  paths: TickPaths
  months: number[]
}

export const ROW = 21
export const HEAD = 16
const FULL = 16
/** A year touches at most 54 weeks, so that rows align whatever weekday they begin with. */
const WEEKS = 54

/** The years of the given months, newest first. */
export function yearsOf(months: readonly CoverageMonth[]): number[] {
  return [...new Set(months.map(({ month }) => Math.floor(month / 100)))].sort((a, b) => b - a)
}

/** Lays out one row a year behind a margin for the years' labels. */
export function planYears(
  months: readonly CatalogueMonth[],
  width: number,
  margin: number
): YearPlan {
  const rows = yearsOf(months).map((year, at) => ({ year, base: HEAD + at * ROW + FULL }))
  const coverage = readCoverage(months)
  const shares = new Map(months.map(({ month, share }) => [month, share ?? 1]))
  const ticks = rows.flatMap(({ year, base }) => {
    const { scale, range } = scaleOf(year, width - margin, coverage.weekends)
    return gatherTicks(coverage, scale, range).map((tick) => ({
      ...tick,
      x: tick.x + margin,
      base,
      full: fullHeight(shares, tick.to),
    }))
  })
  const { scale } = scaleOf(rows[0]?.year ?? 2000, width - margin, coverage.weekends)
  return {
    unit: scale.unit,
    tick: scale.tick,
    height: HEAD + rows.length * ROW,
    rows,
    ticks,
    paths: drawTicks(ticks, scale.tick),
    months: monthPlaces(scale, rows[0]?.year ?? 2000).map((x) => x + margin),
  }
}

function scaleOf(year: number, width: number, weekendTicks: boolean) {
  const range = { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
  const unit = width / WEEKS >= 14 ? 'day' : 'week'
  return { scale: makeScale({ ...range, width, unit, weeks: WEEKS, weekendTicks }), range }
}

function fullHeight(shares: ReadonlyMap<number, number>, day: number): number {
  const { year, month } = partsOf(day)
  return Math.max(3, Math.round(FULL * (shares.get(year * 100 + month) ?? 1)))
}

function monthPlaces(scale: Scale, year: number): number[] {
  return Array.from({ length: 12 }, (_, at) => scale.xOf(scale.slotOf(dayOf(year, at + 1, 1))))
}
