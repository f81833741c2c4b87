import { rows } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'

export type FileOfDay = {
  day: string
  part: number
  name: string
  version: number
  bytes: number
  rowCount: number | null
  sha256: string | null
  place: 'lake' | 'archive' | 'set_aside' | 'withdrawn'
  /** When these bytes came, or went. */
  at: Date
}

/** More is not read at once. */
export const MOST_FILES = 200

/** Files of a product's days: on sale, set aside by a mark, or withdrawn; the newest day first. */
export const filesWithin = (productId: number, { from, to }: DayRange): Promise<FileOfDay[]> =>
  rows<FileOfDay>(null, FILES, { product: productId, from: from.iso, to: to.iso })

const FILES = `
  select day, part, split_part(key, '/', -1) as name, version, bytes, row_count as "rowCount", sha256,
         storage as place, updated_at as at
    from lake_files where product_id = :product and day between :from and :to
   union all
  select day, part, split_part(key, '/', -1), version, bytes, row_count, sha256, 'set_aside', updated_at
    from set_aside_files where product_id = :product and day between :from and :to
   union all
  select day, part, split_part(key, '/', -1), version, 0, null, null, 'withdrawn', withdrawn_at
    from withdrawn_files w where product_id = :product and day between :from and :to
     and not exists (select from set_aside_files s where s.product_id = w.product_id
                        and s.day = w.day and s.part = w.part)
   order by 1 desc, 2 limit ${MOST_FILES}`

export type NotedDay = {
  day: string
  condition: 'degraded' | 'missing'
  noteEn: string
  noteDe: string
  /** The entry of the history that marked it; null where it came so. */
  mark: number | null
}

/** What is said of days of a product, the newest first. */
export const notesWithin = (productId: number, { from, to }: DayRange): Promise<NotedDay[]> =>
  rows<NotedDay>(null, NOTES, [productId, from.iso, to.iso])

const NOTES = `
  select day, condition, note_en as "noteEn", note_de as "noteDe", mark from lake_exceptions
   where product_id = ? and day between ? and ? order by day desc`
