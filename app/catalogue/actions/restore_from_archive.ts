import { rows, transaction } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { lake } from '#shared/storage'
import { archive, type ArchivedFile } from '#catalogue/gateways/archive'

type Restored = ArchivedFile & { bytes: number; sha256: string }

/** Their checksums are then those of the real content. Can run twice, or twice at once. */
export async function restoreFromArchive(productId: number, day: CalendarDay): Promise<void> {
  const archived = await rows<ArchivedFile>(
    null,
    `select p.code as "productCode", f.day, f.part, f.key
       from lake_files f join products p on p.id = f.product_id
      where f.product_id = ? and f.day = ? and f.storage = 'archive'
      order by f.part`,
    [productId, day.iso]
  )
  if (archived.length === 0) return
  const restored: Restored[] = []
  for (const file of archived) restored.push(await bringBack(file))
  await transaction(async (trx) => {
    // An import holds the counter before it holds files: in the other order they would wait for each other.
    await trx.rawQuery('select next_lake_change(?)', [productId])
    for (const { part, bytes, sha256 } of restored) {
      await trx.rawQuery(
        `update lake_files set storage = 'lake', bytes = ?, sha256 = ?, updated_at = now()
          where product_id = ? and day = ? and part = ? and storage = 'archive'`,
        [bytes, sha256, productId, day.iso, part]
      )
    }
    await trx.rawQuery('select refresh_coverage(?, ?, ?)', [productId, day.iso, day.iso])
  })
}

async function bringBack(file: ArchivedFile): Promise<Restored> {
  const content = await archive().open(file)
  return { ...file, ...(await lake().putStream(file.key, content)) }
}
