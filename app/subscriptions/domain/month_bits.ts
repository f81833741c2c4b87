import { CalendarDay } from '#shared/domain/calendar_day'
import type { OpenRange } from '#subscriptions/domain/entitlement'

const LAST_BIT = 30

/** The days of a month (YYYYMM) that lie in one of some ranges, as bits: bit 0 is the first. */
export function bitsIn(month: number, ranges: readonly OpenRange[]): number {
  const begin = dayAt(month, 1).epochDay
  return ranges.reduce((bits, { from, until }) => {
    const first = from ? Math.max(0, from.epochDay - begin) : 0
    const last = until ? Math.min(LAST_BIT, until.epochDay - begin) : LAST_BIT
    return last < first ? bits : bits | (2 ** (last + 1) - 2 ** first)
  }, 0)
}

/** The first of the days that some bits are of a month; there is one at least. */
export const firstDayOf = (month: number, bits: number): CalendarDay =>
  dayAt(month, 32 - Math.clz32(bits & -bits))

/** The last of them. */
export const lastDayOf = (month: number, bits: number): CalendarDay =>
  dayAt(month, 32 - Math.clz32(bits))

const dayAt = (month: number, day: number) =>
  CalendarDay.of(Math.floor(month / 100), month % 100, day)
