import type { FileLanguage } from '#catalogue/domain/offered_files/in_readers_order'

export const DOWNLOAD_CATEGORIES = [
  'general',
  'binaries',
  'data-descriptions',
  'data-samples',
] as const

export type DownloadCategory = (typeof DOWNLOAD_CATEGORIES)[number]

export type DownloadFile = {
  name: string
  category: DownloadCategory
  bytes: number
  language: FileLanguage | null
}

export const isDownloadCategory = (text: unknown): text is DownloadCategory =>
  DOWNLOAD_CATEGORIES.some((category) => category === text)

/** What the name ends with; a packed file keeps both endings. */
export function fileType(name: string): string {
  const [, ending] = /\.((?:\w+\.)?\w+)$/.exec(name) ?? []
  const isPacked = ending?.endsWith('.gz') ?? false
  return (isPacked ? ending : ending?.split('.').at(-1))?.toUpperCase() ?? ''
}
