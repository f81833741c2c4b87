/** Days from and until, as ISO texts; null is open. */
export interface Stretch {
  from: string | null
  until: string | null
}

/** The days that are drawn, both inclusive. */
export interface StretchAxis {
  from: string
  to: string
}

const DAY = 86_400_000
const dayNumber = (iso: string) => Date.parse(iso) / DAY

/** How many days an axis has. */
export const lengthOf = ({ from, to }: StretchAxis): number => dayNumber(to) - dayNumber(from) + 1

/** Where a day begins on an axis, between 0 and 1. */
export const placeOf = (iso: string, axis: StretchAxis): number =>
  (dayNumber(iso) - dayNumber(axis.from)) / lengthOf(axis)

/** Where stretches lie on an axis, as far as they reach into it; open ones reach to its ends. */
export function placesOf(stretches: readonly Stretch[], axis: StretchAxis) {
  return stretches.flatMap(({ from, until }) => {
    const start = from === null ? 0 : Math.max(0, placeOf(from, axis))
    const end = until === null ? 1 : Math.min(1, placeOf(until, axis) + 1 / lengthOf(axis))
    return end > start ? [{ start, width: end - start }] : []
  })
}

/** A part of an axis as a length in a drawing that is as wide as its place. */
export const share = (part: number) => `${(part * 100).toFixed(3)}%`

/** The first days of years within an axis, but for its own first day. */
export function yearsWithin({ from, to }: StretchAxis): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: last - first }, (_, at) => `${first + 1 + at}-01-01`)
}
