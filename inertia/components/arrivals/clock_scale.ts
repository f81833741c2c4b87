import type { Plot } from './types'

export const [PLOT_WIDTH, PLOT_HEIGHT] = [260, 28]

const HOUR = 60
const FEWEST_HOURS = 4

export type ClockScale = { from: number; to: number; x: (minutes: number) => number }

/** The hours that all dues and arrivals of a list lie in; what is further out stands at the edge. */
export function clockScale(plots: readonly Plot[]): ClockScale {
  const marks = plots.flatMap(({ due, arrived }) => [due, arrived ?? due])
  const least = Math.min(...marks, 24 * HOUR)
  const most = Math.max(...marks, 0)
  const from = Math.max(0, Math.floor((Math.min(least, most) - HOUR / 2) / HOUR)) * HOUR
  const end = Math.ceil((Math.min(most, 30 * HOUR) + HOUR) / HOUR) * HOUR
  const to = Math.max(end, from + FEWEST_HOURS * HOUR)
  const x = (minutes: number) => {
    const share = (minutes - from) / (to - from)
    return Math.round(Math.min(1, Math.max(0, share)) * (PLOT_WIDTH - 4)) + 2
  }
  return { from, to, x }
}

/** How many days came around each place, so that days that came together stand taller. */
export function tallyOf(
  usual: readonly number[],
  { x }: ClockScale
): [place: number, days: number][] {
  const days = new Map<number, number>()
  for (const minutes of usual) {
    const place = Math.floor(x(minutes) / 3) * 3
    days.set(place, (days.get(place) ?? 0) + 1)
  }
  return [...days]
}
