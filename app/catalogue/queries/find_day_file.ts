import { preparedRows } from '#shared/database'
import { nameOf, type DeliverableFile } from '#catalogue/queries/deliverable_files'

type Which = { productId: number; day: string; part: number }

/** One file of the inventory, or null. */
export async function findDayFile(which: Which): Promise<DeliverableFile | null> {
  const [file] = await preparedRows<Omit<DeliverableFile, 'name'>>(
    null,
    `select day, part, key, bytes, row_count as "rowCount", sha256, storage, condition, version
       from lake_files
      where product_id = :productId::int and day = :day::date and part = :part::smallint`,
    which
  )
  return file ? { ...file, name: nameOf(file.key) } : null
}
