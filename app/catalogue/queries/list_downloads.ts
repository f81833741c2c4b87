import { rows } from '#shared/database'
import { DOWNLOAD_CATEGORIES, type DownloadFile } from '#catalogue/domain/download_centre'
import { inReadersOrder, type FileLanguage } from '#catalogue/domain/offered_files/in_readers_order'

export async function listDownloads(reader: FileLanguage): Promise<DownloadFile[]> {
  const files = await rows<DownloadFile>(
    null,
    `select name, shelf as category, bytes, language from offered_files
      where shelf <> 'product' order by position, id`
  )
  return DOWNLOAD_CATEGORIES.flatMap((category) =>
    inReadersOrder(
      files.filter((file) => file.category === category),
      reader
    )
  )
}
