import type { PlacedTick } from '../coverage_ribbon/paths'
import type { YearPlan } from './year_plan'
import { ROW } from './year_plan'

/** The tick nearest to a place: first its row, then the nearest in it. -1 where a row is empty. */
export function nearestTick(plan: YearPlan, x: number, y: number): number {
  const row = plan.rows.find(({ base }) => y <= base + 2) ?? plan.rows.at(-1)
  if (!row || y < row.base - ROW) return -1
  return nearestIn(plan.ticks, row.base, x)
}

/** Left and right go day by day, up and down to the same week of the next or previous year. */
export function stepInYears(plan: YearPlan, key: string, from: number): number | null {
  const tick = plan.ticks[from]
  if (!tick) return null
  const row = plan.rows.findIndex(({ base }) => base === tick.base)
  switch (key) {
    case 'ArrowLeft':
      return neighbour(plan, tick, from - 1)
    case 'ArrowRight':
      return neighbour(plan, tick, from + 1)
    case 'ArrowUp':
      return inRow(plan, row - 1, tick.x, from)
    case 'ArrowDown':
      return inRow(plan, row + 1, tick.x, from)
    case 'Home':
      return plan.ticks.findIndex(({ base }) => base === tick.base)
    case 'End':
      return plan.ticks.findLastIndex(({ base }) => base === tick.base)
    default:
      return null
  }
}

/** Beyond the end of a year lies the next one, which stands a row above. */
function neighbour(plan: YearPlan, tick: PlacedTick, to: number): number {
  const next = plan.ticks[to]
  if (next?.base === tick.base) return to
  const forward = plan.ticks[to - 1] === tick
  const row = plan.rows.findIndex(({ base }) => base === tick.base) + (forward ? -1 : 1)
  const base = plan.rows[row]?.base
  const own = plan.ticks.indexOf(tick)
  if (base === undefined) return own
  const found = forward
    ? plan.ticks.findIndex((other) => other.base === base)
    : plan.ticks.findLastIndex((other) => other.base === base)
  return found < 0 ? own : found
}

function inRow(plan: YearPlan, row: number, x: number, otherwise: number): number {
  const base = plan.rows[row]?.base
  const found = base === undefined ? -1 : nearestIn(plan.ticks, base, x)
  return found < 0 ? otherwise : found
}

function nearestIn(ticks: readonly PlacedTick[], base: number, x: number): number {
  let nearest = -1
  ticks.forEach((tick, at) => {
    if (tick.base !== base) return
    const best = ticks[nearest]
    if (!best || Math.abs(tick.x - x) < Math.abs(best.x - x)) nearest = at
  })
  return nearest
}
