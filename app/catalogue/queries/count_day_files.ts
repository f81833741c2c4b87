import { preparedRows } from '#shared/database'
import { writtenDays, type DayFilesOf } from '#catalogue/domain/day_files_of'

export async function countDayFiles({ productIds, days }: DayFilesOf): Promise<number> {
  const [found] = await preparedRows<{ files: number }>(
    null,
    `select count(*) as files from lake_files
      where product_id = any(:productIds::int[]) and day <@ :days::datemultirange`,
    { productIds, days: writtenDays(days) }
  )
  return found!.files
}
