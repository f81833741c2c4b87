import { dayOf, daysInMonth, weekdayOf } from '../date_text'
import type { DayNumber } from '../date_text'

/** A calendar month as masks, bit 0 for its first day. */
export interface MonthShape {
  first: DayNumber
  last: DayNumber
  weekends: number
  workingDays: number
}

const shapes = new Map<number, MonthShape>()

/** The shape of a month such as 202503. Months are few and asked for often, so they are kept. */
export function monthShape(month: number): MonthShape {
  const known = shapes.get(month)
  if (known) return known
  const shape = makeShape(Math.floor(month / 100), month % 100)
  shapes.set(month, shape)
  return shape
}

/** The bits of a month that lie between two days, both included. */
export function bitsBetween({ first, last }: MonthShape, from: DayNumber, to: DayNumber): number {
  const [low, high] = [Math.max(from, first) - first, Math.min(to, last) - first]
  return low > high ? 0 : (~0 << low) & (~0 >>> (31 - high))
}

/** The place of the lowest bit that is set. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

/** The place of the highest bit that is set. */
export function highestBit(mask: number): number {
  return 31 - Math.clz32(mask)
}

function makeShape(year: number, month: number): MonthShape {
  const first = dayOf(year, month, 1)
  const length = daysInMonth(year, month)
  let weekends = 0
  for (let bit = 0; bit < length; bit++) if (weekdayOf(first + bit) > 4) weekends |= 1 << bit
  const all = ~0 >>> (32 - length)
  return { first, last: first + length - 1, weekends, workingDays: all & ~weekends }
}
