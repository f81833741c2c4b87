import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import type { SelectionFilters } from '#catalogue/domain/quote/types'

/** Days of a product that a customer has already, by an order or a subscription. */
export type OwnedRange = {
  productId: number
  range: DayRange
  /** Null for days that a subscription gives. */
  orderNumber: number | null
  /** False while the order waits for its payment: its days are ordered, but nobody has them yet. */
  isPaid?: boolean
  /** Parts that he bought; without them the product as a whole. */
  filters?: SelectionFilters | null
  /** False where the degraded days of the range were left out. */
  withDegraded?: boolean
}

export type Owned = {
  days: number
  orders: number[]
  /** Those of them that wait for their payment. */
  unpaidOrders: number[]
  bySubscription: boolean
  /** The days of the range that he has, in order and apart. */
  ranges: { from: string; to: string }[]
  /** Ranges that hold the other days, without days at their ends that are not charged. */
  missing: { from: string; to: string }[]
}

/** Days without files, and degraded ones that are left out, are not charged and so nobody's. */
export type WantedOfDays = {
  filters?: SelectionFilters | null
  degradedDays?: string[]
  notCharged?: string[]
}

export function ownedWithin(
  range: DayRange,
  owned: readonly OwnedRange[],
  calendar: TradingCalendar,
  { filters = null, degradedDays = [], notCharged = [] }: WantedOfDays = {}
): Owned {
  const touching = owned
    .filter((one) => holdsParts(one, filters))
    .flatMap((one) => (one.withDegraded === false ? without(one, degradedDays) : one))
    .filter((one) => one.range.intersect(range))
  const covered = merge(touching.map((one) => one.range.intersect(range)!))
  const charging = chargingOf(calendar, notCharged)
  const missing = gaps(range, covered).flatMap((gap) => trimmed(gap, charging) ?? [])
  return {
    days: covered.reduce((sum, one) => sum + charging.count(one), 0),
    orders: numbersOf(touching),
    unpaidOrders: numbersOf(touching.filter(({ isPaid }) => isPaid === false)),
    bySubscription: touching.some(({ orderNumber }) => orderNumber === null),
    ranges: covered.map(asDays),
    missing: missing.map(asDays),
  }
}

/** Which days are charged; counted without looking at each of them, for ranges span decades. */
type Charging = { isCharged: (day: CalendarDay) => boolean; count: (range: DayRange) => number }

function chargingOf(calendar: TradingCalendar, notCharged: string[]): Charging {
  const left = notCharged
    .flatMap((iso) => CalendarDay.parse(iso) ?? [])
    .filter((day) => calendar.isTradingDay(day))
  const isLeft = new Set(left.map(({ iso }) => iso))
  return {
    isCharged: (day) => calendar.isTradingDay(day) && !isLeft.has(day.iso),
    count: (range) =>
      calendar.countTradingDays(range) - left.filter((day) => range.contains(day)).length,
  }
}

function numbersOf(ranges: OwnedRange[]): number[] {
  const numbers = ranges.flatMap(({ orderNumber }) => orderNumber ?? [])
  return [...new Set(numbers)].sort((one, other) => one - other)
}

const asDays = ({ from, to }: DayRange) => ({ from: from.iso, to: to.iso })

function holdsParts({ filters: has }: OwnedRange, wanted: SelectionFilters | null): boolean {
  if (!has) return true
  if (!wanted) return false
  return (['levelOne', 'levelTwo', 'isins'] as const).every((level) =>
    (wanted[level] ?? []).every((code) => has[level]?.includes(code))
  )
}

function without(one: OwnedRange, days: string[]): OwnedRange[] {
  const inside = days.flatMap((iso) => CalendarDay.parse(iso) ?? [])
  const holes = inside.filter((day) => one.range.contains(day)).map((day) => new DayRange(day, day))
  return gaps(one.range, merge(holes)).map((range) => ({ ...one, range }))
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

/** Without days at its ends that are not charged; null where nothing is left. */
function trimmed({ from, to }: DayRange, { isCharged }: Charging): DayRange | null {
  while (!from.isAfter(to) && !isCharged(from)) from = from.plusDays(1)
  while (to.isAfter(from) && !isCharged(to)) to = to.plusDays(-1)
  return from.isAfter(to) ? null : new DayRange(from, to)
}
