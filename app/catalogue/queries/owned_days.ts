import type { DayRange } from '#shared/domain/day_range'
import { ownedWithin, type Owned, type WantedOfDays } from '#catalogue/domain/owned_days'
import { ownedRanges } from '#catalogue/ports/owned_days'
import { loadProductRows } from '#catalogue/queries/product_rows'
import { referenceData } from '#catalogue/queries/reference_data'

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
  const codes = new Map(products.map(({ id, calendarCode }) => [id, calendarCode]))
  return wanted.map(({ productId, range, ...wish }) => {
    const own = owned.filter((one) => one.productId === productId)
    return ownedWithin(range, own, calendars.get(codes.get(productId)!)!, wish)
  })
}

/** What a customer has already of a range of a product. */
export async function ownedDays(
  userId: number,
  productId: number,
  range: DayRange
): Promise<Owned> {
  const [owned] = await ownedDaysOf(userId, [{ productId, range }])
  return owned!
}
