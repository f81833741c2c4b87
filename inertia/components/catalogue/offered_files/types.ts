import type { Data } from '@generated/data'

export type OfferedFile = Data.Catalogue.OfferedFile
export type FileEvent = Data.Catalogue.FileHistory

/** Where every file lies, whichever shelf it is on. */
export const OFFERED_FILES = '/admin/offered-files'

export const DOWNLOAD_SHELVES = '/admin/download-centre'

/** As the server has it; more is not even sent. */
export const MOST_BYTES = 15 * 1024 * 1024

/** What a form of the page is about: a part of the download centre, or a product's samples. */
export type Shelf = { name: string; product?: string }

export type ShownShelf = {
  files: OfferedFile[]
  kinds: string
  history: FileEvent[]
  earlier: number
}
