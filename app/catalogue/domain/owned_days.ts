import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'

/** Days of a product that a customer has already, by an order or a subscription. */
export type OwnedRange = {
  productId: number
  range: DayRange
  /** Null for days that a subscription gives. */
  orderNumber: number | null
}

export type Owned = {
  /** Trading days of the range that he has. */
  days: number
  /** Orders that they came with. */
  orders: number[]
  bySubscription: boolean
  /** Ranges that hold the other trading days and nothing else. */
  missing: { from: string; to: string }[]
}

/** Which trading days of a range somebody has already, and what would make it whole. */
export function ownedWithin(
  range: DayRange,
  owned: readonly OwnedRange[],
  calendar: TradingCalendar
): Owned {
  const touching = owned.filter((one) => one.range.intersect(range))
  const covered = merge(touching.map((one) => one.range.intersect(range)!))
  const missing = gaps(range, covered).flatMap((gap) => trimmed(gap, calendar) ?? [])
  const orders = touching.flatMap(({ orderNumber }) => orderNumber ?? [])
  return {
    days: covered.reduce((sum, one) => sum + calendar.countTradingDays(one), 0),
    orders: [...new Set(orders)].sort((one, other) => one - other),
    bySubscription: touching.some(({ orderNumber }) => orderNumber === null),
    missing: missing.map(({ from, to }) => ({ from: from.iso, to: to.iso })),
  }
}

function merge(ranges: DayRange[]): DayRange[] {
  const sorted = ranges.toSorted((one, other) => one.from.epochDay - other.from.epochDay)
  const merged: DayRange[] = []
  for (const range of sorted) {
    const last = merged.at(-1)
    if (!last || range.from.isAfter(last.to.plusDays(1))) merged.push(range)
    else if (range.to.isAfter(last.to)) {
      merged[merged.length - 1] = new DayRange(last.from, range.to)
    }
  }
  return merged
}

/** What lies between ranges that are sorted and apart. */
function gaps(range: DayRange, covered: DayRange[]): DayRange[] {
  const found: DayRange[] = []
  let from = range.from
  for (const one of covered) {
    if (one.from.isAfter(from)) found.push(new DayRange(from, one.from.plusDays(-1)))
    from = one.to.plusDays(1)
  }
  return from.isAfter(range.to) ? found : [...found, new DayRange(from, range.to)]
}

/** Without closed days at its ends; null where nothing is left. */
function trimmed(range: DayRange, calendar: TradingCalendar): DayRange | null {
  if (calendar.countTradingDays(range) === 0) return null
  let { from, to } = range
  while (!calendar.isTradingDay(from)) from = from.plusDays(1)
  while (!calendar.isTradingDay(to)) to = to.plusDays(-1)
  return new DayRange(from, to)
}
