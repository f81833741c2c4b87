import type { Subscriber } from './types'

/** The year of today; with the one before and the one after it; or all that the shown people have. */
export type Axis = 'Year' | 'Three years' | 'All'

type Held = Pick<Subscriber, 'ranges' | 'visibleFrom' | 'visibleUntil'>

/** Files go back some twenty years; what lies further away is drawn up to the edge. */
const MOST_BACK = 30
const MOST_AHEAD = 10

/** The years, both inclusive, that the ribbons of people reach over; today's is always among them. */
export function axisOf(axis: Axis, people: readonly Held[], today: string) {
  const now = yearOf(today)
  if (axis === 'Year') return yearsOf(now, now)
  const three = [now - 1, now + 1]
  if (axis === 'Three years') return yearsOf(...(three as [number, number]))
  const years = [...people.flatMap(daysOf).map(yearOf), ...three]
  return yearsOf(
    Math.max(now - MOST_BACK, Math.min(...years)),
    Math.min(now + MOST_AHEAD, Math.max(...years))
  )
}

const yearOf = (day: string) => Number(day.slice(0, 4))

const yearsOf = (first: number, last: number) => ({ from: `${first}-01-01`, to: `${last}-12-31` })

/** All days at which something begins or ends. */
function daysOf({ ranges, visibleFrom, visibleUntil }: Held): string[] {
  const days = ranges.flatMap((one) => [
    ...[one.startsOn, one.endsOn, one.visibleFrom, one.visibleUntil],
  ])
  return [...days, visibleFrom, visibleUntil].filter((day) => day !== null)
}
