import { rows } from '#shared/database'

export type FileOnHand = {
  day: string
  part: number
  key: string
  bytes: number
  sha256: string | null
}

const MOST_DAYS = 90

/** The newest days of a product with files in the lake, and its sample day, the newest first. */
export async function listPreviewDays(productId: number): Promise<string[]> {
  const found = await rows<{ day: string }>(null, NEWEST_DAYS, { product: productId })
  return found.map(({ day }) => day)
}

/** A file of a day: where it is, and whether the day has files that lie in the archive only. */
export async function findPreviewFile(
  productId: number,
  day: string,
  part: number
): Promise<(FileOnHand & { storage: 'lake' | 'archive' }) | null> {
  const [file] = await rows<FileOnHand & { storage: 'lake' | 'archive' }>(
    null,
    `select day, part, key, bytes, sha256, storage
       from lake_files where product_id = ? and day = ? and part = ?`,
    [productId, day, part]
  )
  return file ?? null
}

const NEWEST_DAYS = `
  with recursive newest as (
    (select day from lake_files
      where product_id = :product and storage = 'lake' order by day desc limit 1)
    union all
    select (select f.day from lake_files f
             where f.product_id = :product and f.storage = 'lake' and f.day < newest.day
             order by f.day desc limit 1)
      from newest where newest.day is not null
  )
  (select day from newest where day is not null limit ${MOST_DAYS})
  union
  select f.day from lake_files f join products p on p.id = f.product_id
   where p.id = :product and f.day = p.sample_day and f.storage = 'lake'
  order by day desc`
