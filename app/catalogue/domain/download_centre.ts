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
  /** Ending in capitals: "PDF", "CSV.GZ". */
  type: string
  bytes: number
}

const FOLDER = 'download-centre'

export const isDownloadCategory = (text: unknown): text is DownloadCategory =>
  DOWNLOAD_CATEGORIES.some((category) => category === text)

/** Where the files of a category lie in storage. */
export const downloadPrefix = (category: DownloadCategory): string => `${FOLDER}/${category}/`

/** Where one file lies; null for a name that is no file's. */
export function downloadKey(category: string, name: string): string | null {
  const isName = /^[\w][\w .+()-]{0,199}$/.test(name)
  return isDownloadCategory(category) && isName ? downloadPrefix(category) + name : null
}

/** What the name ends with; a packed file keeps both endings. */
export function fileType(name: string): string {
  const [, ending] = /\.((?:\w+\.)?\w+)$/.exec(name) ?? []
  const isPacked = ending?.endsWith('.gz') ?? false
  return (isPacked ? ending : ending?.split('.').at(-1))?.toUpperCase() ?? ''
}
