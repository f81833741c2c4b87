import { made } from '#shared/storage'
import { DOWNLOAD_CATEGORIES, downloadPrefix, fileType } from '#catalogue/domain/download_centre'
import type { DownloadCategory, DownloadFile } from '#catalogue/domain/download_centre'

export async function listDownloads(): Promise<DownloadFile[]> {
  const shelves = await Promise.all(DOWNLOAD_CATEGORIES.map(filesOf))
  return shelves.flat()
}

async function filesOf(category: DownloadCategory): Promise<DownloadFile[]> {
  const prefix = downloadPrefix(category)
  const files: DownloadFile[] = []
  for await (const { key, bytes } of made().list(prefix)) {
    const name = key.slice(prefix.length)
    if (!name.includes('/')) files.push({ name, category, type: fileType(name), bytes })
  }
  return files.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
