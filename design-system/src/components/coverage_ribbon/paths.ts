import { daysOf, type MonthDays } from './coverage'
import type { Tick, TickState } from './ticks'

/** A tick with the line it stands on and the height of a complete one, in whole pixels. */
export interface PlacedTick extends Tick {
  base: number
  full: number
}

/** One path a state. All but `pending` are strokes as wide as a tick. */
export type TickPaths = Record<TickState, string>

const SHARE: Record<TickState, number> = {
  available: 1,
  pending: 1,
  degraded: 0.6,
  missing: 0.28,
  holiday: 0,
}

/** Height of a tick: full when available, 60 % degraded, a stub missing, a dot for a holiday. */
export function tickHeight(state: TickState, full: number): number {
  return Math.max(2, Math.round(full * SHARE[state]))
}

/** Draws ticks as one path a state, so that a history of years stays a few kilobytes. */
export function drawTicks(ticks: readonly PlacedTick[], width: number): TickPaths {
  const strokes = (state: TickState) => strokePath(inState(ticks, state), width)
  return {
    available: strokes('available'),
    degraded: strokes('degraded'),
    missing: strokes('missing'),
    holiday: strokes('holiday'),
    pending: hollowPath(inState(ticks, 'pending'), width),
  }
}

/** Marks below the line: a square under missing days, a triangle under degraded ones. */
export function drawMarks(ticks: readonly PlacedTick[]): Record<'missing' | 'degraded', string> {
  return {
    missing: inState(ticks, 'missing').map(square).join(''),
    degraded: inState(ticks, 'degraded').map(triangle).join(''),
  }
}

/** Feet below the line, under days whose files were fetched. */
export function drawFeet(
  ticks: readonly PlacedTick[],
  taken: readonly MonthDays[],
  width: number
): string {
  const days = new Set(taken.flatMap(daysOf))
  return ticks
    .filter(({ from }) => days.has(from))
    .map(({ x, base }) => `M${x} ${base + 3}h${Math.max(2, width)}v2h-${Math.max(2, width)}z`)
    .join('')
}

function inState(ticks: readonly PlacedTick[], state: TickState): PlacedTick[] {
  return ticks.filter((tick) => tick.state === state)
}

/** Relative moves keep the path short, and repeat so often that it packs to almost nothing. */
function strokePath(ticks: readonly PlacedTick[], width: number): string {
  let path = ''
  let at = { x: 0, y: 0 }
  for (const { x, base, full, state } of ticks) {
    const height = tickHeight(state, full)
    const middle = x + width / 2
    path += path ? `m${middle - at.x} ${base - at.y}` : `M${middle} ${base}`
    path += `v-${height}`
    at = { x: middle, y: base - height }
  }
  return path
}

function hollowPath(ticks: readonly PlacedTick[], width: number): string {
  return ticks.map((tick) => hollow(tick, width)).join('')
}

function hollow({ x, base, full }: PlacedTick, width: number): string {
  const height = full - 1
  if (width < 3) return `M${x + 0.5} ${base}v-${full}`
  return `M${x + 0.5} ${base - 0.5}v-${height}h${width}v${height}`
}

function square({ x, base }: PlacedTick): string {
  return `M${x - 1} ${base + 3}h4v4h-4z`
}

function triangle({ x, base }: PlacedTick): string {
  return `M${x} ${base + 3}h2v1h1v1h1v2h-6v-2h1v-1h1z`
}
