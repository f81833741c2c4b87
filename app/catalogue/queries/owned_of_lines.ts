import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { Owned } from '#catalogue/domain/owned_days'
import type { QuoteLine } from '#catalogue/domain/quote/types'
import { ownedDaysOf } from '#catalogue/queries/owned_days'

/** What a customer has already of each line of a quote; null for a range that runs backwards. */
export async function ownedOfLines(userId: number, lines: QuoteLine[]): Promise<(Owned | null)[]> {
  const wanted = lines.map((line) => {
    const range = rangeOf(line)
    const { product, filters, degradedIncluded, missingDays } = line
    const degraded = degradedIncluded
      ? { degradedDays: line.degradedDays, notCharged: missingDays }
      : { notCharged: [...missingDays, ...line.degradedDays] }
    return range && { productId: product.id, range, filters, ...degraded }
  })
  const owned = await ownedDaysOf(
    userId,
    wanted.flatMap((one) => one ?? [])
  )
  return wanted.map((one) => (one ? (owned.shift() ?? null) : null))
}

function rangeOf({ range }: QuoteLine): DayRange | null {
  const [from, to] = [CalendarDay.parse(range.from)!, CalendarDay.parse(range.to)!]
  return from.isAfter(to) ? null : new DayRange(from, to)
}
