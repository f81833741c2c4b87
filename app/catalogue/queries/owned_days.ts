import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import {
  ownedWithin,
  type Owned,
  type OwnedRange,
  type WantedOfDays,
} from '#catalogue/domain/owned_days'
import { ownedRanges } from '#catalogue/ports/owned_days'
import { loadProductRows, type ProductRow } from '#catalogue/queries/product_rows'
import { referenceData } from '#catalogue/queries/reference_data'

type Product = Pick<ProductRow, 'firstDay' | 'lastDay'>

export type WantedDays = WantedOfDays & { productId: number; range: DayRange }

/** What a customer has already of each of several ranges, in the same order. */
export async function ownedDaysOf(userId: number, wanted: WantedDays[]): Promise<Owned[]> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  if (ids.length === 0) return []
  const [owned, products, { calendars }] = await Promise.all([
    ownedRanges(userId, ids),
    loadProductRows(null, { ids }),
    referenceData(),
  ])
  const known = new Map(products.map((product) => [product.id, product]))
  return wanted.map(({ productId, range, ...wish }) => {
    const product = known.get(productId)!
    const own = owned.filter((one) => one.productId === productId)
    return ownedWithin(range, within(own, product), calendars.get(product.calendarCode)!, wish)
  })
}

/** Days before the first and after the last file are nobody's, whatever an order's range says. */
function within(owned: OwnedRange[], { firstDay, lastDay }: Product): OwnedRange[] {
  if (!firstDay || !lastDay) return []
  const coverage = new DayRange(CalendarDay.parse(firstDay)!, CalendarDay.parse(lastDay)!)
  return owned.flatMap((one) => {
    const range = one.range.intersect(coverage)
    return range ? [{ ...one, range }] : []
  })
}
