import { rows } from '#shared/database'
import { isDownloadCategory } from '#catalogue/domain/download_centre'
import { isFileName } from '#catalogue/domain/offered_files/safe_name'

export type StoredDownload = { name: string; key: string; bytes: number }

/** A file of the download centre by its address; null where there is none. */
export async function findDownload(category: string, name: string): Promise<StoredDownload | null> {
  if (!isDownloadCategory(category) || !isFileName(name)) return null
  const [file] = await rows<StoredDownload>(
    null,
    `select name, key, bytes from offered_files
      where shelf = ? and coalesce(product_id, 0) = 0 and name = ?`,
    [category, name]
  )
  return file ?? null
}
