import type { DayNumber } from '../date_text'
import { conditionsBetween, daysOf } from './coverage'
import type { Coverage, DayCondition, MonthDays } from './coverage'
import type { Scale } from './scale'

/** What a tick looks like. Pending are days that were bought and whose files are still to build. */
export type TickState = 'available' | 'degraded' | 'missing' | 'holiday' | 'pending'

export interface Tick {
  x: number
  from: DayNumber
  to: DayNumber
  state: TickState
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
  range: { from: DayNumber; to: DayNumber },
  pending: readonly MonthDays[] = []
): Tick[] {
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

function stateOf(condition: DayCondition, waiting: boolean): TickState | null {
  if (condition === 'weekend' || condition === 'outside') return null
  return waiting && condition !== 'missing' && condition !== 'holiday' ? 'pending' : condition
}

function add(ticks: Tick[], x: number, day: DayNumber, state: TickState): void {
  const last = ticks[ticks.length - 1]
  if (!last || last.x !== x) {
    ticks.push({ x, from: day, to: day, state })
    return
  }
  last.to = day
  if (RANK[state] > RANK[last.state]) last.state = state
}
