import { partsOf } from '../date_text'
import type { DayNumber } from '../date_text'
import { conditionsBetween, daysOf, recordedDays } from './coverage'
import type { Coverage, CoverageMonth, DayCondition, MonthDays } from './coverage'
import { bitsBetween, highestBit, lowestBit, monthShape } from './month_shape'
import type { MonthShape } from './month_shape'
import type { Scale } from './scale'

/** What a tick looks like. Pending are days that were bought and whose files are still to build. */
export type TickState = 'available' | 'degraded' | 'missing' | 'holiday' | 'pending'

export interface Tick {
  x: number
  from: DayNumber
  to: DayNumber
  state: TickState
}

interface Range {
  from: DayNumber
  to: DayNumber
}

const RANK: Record<TickState, number> = {
  holiday: 0,
  available: 1,
  pending: 2,
  degraded: 3,
  missing: 4,
}

/**
 * Gathers the days of a range into ticks. The worst day of a tick decides its state; slots that
 * hold nothing but weekends, or days outside the coverage, get none.
 */
export function gatherTicks(
  coverage: Coverage,
  scale: Scale,
  range: Range,
  pending: readonly MonthDays[] = []
): Tick[] {
  if (scale.unit === 'month' && pending.length === 0) return gatherMonths(coverage, scale, range)
  const waiting = new Set(pending.flatMap(daysOf))
  const ticks: Tick[] = []
  conditionsBetween(coverage, range.from, range.to).forEach((condition, at) => {
    const day = range.from + at
    const state = stateOf(condition, waiting.has(day))
    if (state) add(ticks, scale.xOf(scale.slotOf(day)), day, state)
  })
  return ticks
}

/** The tick that is nearest to a place, or none where there are no ticks. */
export function tickAt(ticks: readonly Tick[], x: number): number {
  let nearest = -1
  let distance = Infinity
  ticks.forEach((tick, index) => {
    const away = Math.abs(tick.x + 1 - x)
    if (away < distance) [nearest, distance] = [index, away]
  })
  return nearest
}

/** A tick a month comes straight from the masks: a list draws thousands of months. */
function gatherMonths(coverage: Coverage, scale: Scale, range: Range): Tick[] {
  const ticks: Tick[] = []
  for (let day = range.from; day <= range.to;) {
    const { year, month } = partsOf(day)
    const shape = monthShape(year * 100 + month)
    const marks = coverage.months.get(year * 100 + month)
    const tick = marks && monthTick(marks, shape, range)
    if (tick) add(ticks, scale.xOf(scale.slotOf(day)), tick.from, tick.state, tick.to)
    day = shape.last + 1
  }
  return ticks
}

function monthTick(
  marks: CoverageMonth,
  shape: MonthShape,
  { from, to }: Range
): Omit<Tick, 'x'> | null {
  const inside = bitsBetween(shape, from, to)
  const recorded = recordedDays(marks) & inside
  const shown = recorded | (marks.holidays & inside & ~shape.weekends)
  if (shown === 0) return null
  const worst = (['missing', 'degraded', 'available'] as const).find((key) => marks[key] & inside)
  return {
    from: shape.first + lowestBit(shown),
    to: shape.first + highestBit(shown),
    state: worst ?? 'holiday',
  }
}

function stateOf(condition: DayCondition, waiting: boolean): TickState | null {
  if (condition === 'weekend' || condition === 'outside') return null
  return waiting && condition !== 'missing' && condition !== 'holiday' ? 'pending' : condition
}

function add(ticks: Tick[], x: number, day: DayNumber, state: TickState, to = day): void {
  const last = ticks[ticks.length - 1]
  if (!last || last.x !== x) {
    ticks.push({ x, from: day, to, state })
    return
  }
  last.to = to
  if (RANK[state] > RANK[last.state]) last.state = state
}
