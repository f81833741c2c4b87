const HOUR = 60
const FEWEST_HOURS = 4
const MOST_LABELS = 8
/** What comes within the same one stands on each other. */
export const COLUMNS = 120

/** What has come, in time or not, and what is still to come or does not come. */
export type ArrivalState = 'came' | 'rare' | 'expected' | 'late' | 'missing'

/** One thing, at minutes from the midnight of its morning on. */
export type ArrivalMark = { minute: number; state: ArrivalState }

/** Where a minute stands, in percent of the width, and the hours that are named. */
export type Clock = { at: (minute: number) => number; hours: number[] }

/**
 * The hours around all marks, full ones, four at least; what lies outside the day stands at the edge.
 */
export function clockOf(minutes: readonly number[]): Clock {
  const inDay = minutes.filter((minute) => minute >= 0 && minute < 24 * HOUR)
  const first = Math.floor((Math.min(...inDay, 24 * HOUR - 1) - HOUR / 2) / HOUR)
  const from = Math.min(24 - FEWEST_HOURS, Math.max(0, first))
  const last = Math.ceil((Math.max(...inDay, 0) + HOUR / 2) / HOUR)
  const to = Math.max(from + FEWEST_HOURS, Math.min(24, last))
  const step = Math.ceil((to - from) / (MOST_LABELS - 1))
  const labels = Math.floor((to - from) / step) + 1
  const at = (minute: number) => {
    const share = (minute / HOUR - from) / (to - from)
    return Math.min(1, Math.max(0, share)) * 100
  }
  return { at, hours: Array.from({ length: labels }, (_, place) => from + place * step) }
}

export type Pile = { column: number; marks: ArrivalMark[] }

/** The marks by the column that they stand in, in their order. */
export function pilesOf(marks: readonly ArrivalMark[], { at }: Clock): Pile[] {
  const columnOf = ({ minute }: ArrivalMark) =>
    Math.min(COLUMNS - 1, Math.floor((at(minute) / 100) * COLUMNS))
  const piles = new Map<number, ArrivalMark[]>()
  for (const mark of marks) {
    const column = columnOf(mark)
    piles.set(column, [...(piles.get(column) ?? []), mark])
  }
  return [...piles].map(([column, piled]) => ({ column, marks: piled }))
}

/** A time of the clock as people write it: "06:00". */
export const hourAt = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR) % 24).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`
