import { rows, type SqlClient } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'

export type DeliverableFile = {
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

export type Deliverable = {
  /** Left out where the buyer did not want them: exactly the days that his quote leaves out. */
  includeDegraded?: boolean
}

/** The files of a product in a range by day and part, read in batches of an indexed range. */
export async function* deliverableFiles(
  productId: number,
  range: DayRange,
  client: SqlClient = null,
  { includeDegraded = true }: Deliverable = {}
): AsyncGenerator<DeliverableFile> {
  let [day, part] = [range.from.iso, 0]
  while (true) {
    const place = { product: productId, day, part, last: range.to.iso, includeDegraded }
    const batch = await rows<FileRow>(client, NEXT_BATCH, place)
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
   where product_id = :product and (day, part) > (:day::date, :part::smallint) and day <= :last
     and (:includeDegraded or not exists (
       select from coverage_months m
        where m.product_id = lake_files.product_id
          and m.month = extract(year from day) * 100 + extract(month from day)
          and m.degraded >> (extract(day from day)::int - 1) & 1 = 1))
   order by day, part
   limit ${BATCH}`
