import { ownedDaysOf, type Owned, type Quote } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

/** What a buyer has already of each line of a quoted basket, by the line's id. */
export async function ownedOfBasket(userId: number, quote: Quote): Promise<Map<string, Owned>> {
  const lines = quote.lines.map(({ lineId, product, range }) => ({
    lineId,
    productId: product.id,
    range: new DayRange(CalendarDay.parse(range.from)!, CalendarDay.parse(range.to)!),
  }))
  const owned = await ownedDaysOf(userId, lines)
  return new Map(lines.map(({ lineId }, index) => [lineId, owned[index]!]))
}
