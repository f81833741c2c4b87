import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

/** The days of which the inventory has a file of any of some products, the oldest first. */
export async function daysWithFiles(productIds: number[]): Promise<CalendarDay[]> {
  const found = await preparedRows<{ day: string }>(
    null,
    'select distinct day from lake_files where product_id = any(:productIds::int[]) order by day',
    { productIds }
  )
  return found.map(({ day }) => CalendarDay.parse(day)!)
}
