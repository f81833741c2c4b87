import type { DayFilesOf } from '#catalogue/domain/day_files_of'
import { writtenDays } from '#catalogue/domain/day_files_of'
import { preparedRows } from '#shared/database'

/** A file that was there and is no more. */
export type WithdrawnFile = {
  /** Product, day and part, as of a file that is there. */
  id: string
  product: string
  name: string
  day: string
  change: number
  withdrawnAt: Date
}

/** The files of some days that were withdrawn last, the newest first. */
export const withdrawnFiles = (
  { productIds, days }: DayFilesOf,
  limit: number
): Promise<WithdrawnFile[]> =>
  preparedRows<WithdrawnFile>(
    null,
    `select w.product_id || '-' || to_char(w.day, 'YYYYMMDD') || '-' || w.part as id,
            p.name as product, split_part(w.key, '/', -1) as name, w.day, w.change,
            w.withdrawn_at as "withdrawnAt"
       from withdrawn_files w join products p on p.id = w.product_id
      where w.product_id = any(:productIds::int[]) and w.day <@ :days::datemultirange
      order by w.withdrawn_at desc, w.product_id, w.change desc, w.day, w.part
      limit :limit::int`,
    { productIds: [...productIds], days: writtenDays(days), limit }
  )
