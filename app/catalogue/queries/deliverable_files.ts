import { rows, type SqlClient } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'

/** A file of the inventory that belongs to a selection. */
export type DeliverableFile = {
  /** YYYY-MM-DD */
  day: string
  part: number
  key: string
  name: string
  bytes: number
  rowCount: number | null
  /** null until an archived file was brought back for the first time. */
  sha256: string | null
  storage: 'lake' | 'archive'
  condition: 'available' | 'degraded'
  version: number
}

type FileRow = Omit<DeliverableFile, 'name'>

const BATCH = 2_000

/** The files of a product in a range by day and part, read in batches of an indexed range. */
export async function* deliverableFiles(
  productId: number,
  range: DayRange,
  client: SqlClient = null
): AsyncGenerator<DeliverableFile> {
  let [day, part] = [range.from.iso, 0]
  while (true) {
    const batch = await rows<FileRow>(client, NEXT_BATCH, [productId, day, part, range.to.iso])
    for (const file of batch) yield { ...file, name: nameOf(file.key) }
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    ;[day, part] = [last.day, last.part]
  }
}

/** The last piece of a key is the name that buyers see. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

const NEXT_BATCH = `
  select day, part, key, bytes, row_count as "rowCount", sha256, storage, condition, version
    from lake_files
   where product_id = ? and (day, part) > (?::date, ?::smallint) and day <= ?
   order by day, part
   limit ${BATCH}`
