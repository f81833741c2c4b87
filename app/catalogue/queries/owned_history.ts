import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { ProductDetail } from '#catalogue/queries/get_product'
import { ownedDaysOf } from '#catalogue/queries/owned_days'

/** The days of a product's whole history that somebody has already; none for a visitor. */
export async function ownedHistory(
  userId: number | null,
  { product, knownDays }: ProductDetail
): Promise<{ from: string; to: string }[]> {
  const [first, last] = [product.firstDay, product.lastDay].map((day) =>
    CalendarDay.parse(day ?? '')
  )
  if (userId === null || !first || !last) return []
  const degradedDays = knownDays
    .filter(({ condition }) => condition === 'degraded')
    .map(({ day }) => day)
  const range = new DayRange(first, last)
  const [owned] = await ownedDaysOf(userId, [{ productId: product.id, range, degradedDays }])
  return owned?.ranges ?? []
}
