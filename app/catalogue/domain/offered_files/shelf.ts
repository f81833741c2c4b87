import { DOWNLOAD_CATEGORIES } from '#catalogue/domain/download_centre'

export const SHELVES = [...DOWNLOAD_CATEGORIES, 'product'] as const

export type ShelfName = (typeof SHELVES)[number]

/** Where files lie in an order of their own: a part of the download centre, or a product. */
export type Shelf = { name: ShelfName; product: { id: number; code: string } | null }

/** More than a page of files nobody reads. */
export const MOST_FILES = 100

/** As large as what a browser sends in one go. */
export const MOST_BYTES = 15 * 1024 * 1024

const DATA = ['csv', 'csv.gz', 'json', 'parquet', 'pcap', 'pcap.gz', 'zip'] as const
const PAPERS = ['pdf', 'txt', 'csv', 'json', 'zip'] as const

/** What may lie on each shelf, by the ends of names; what is inside is judged as well. */
export const TAKEN = {
  'general': PAPERS,
  'binaries': ['sh', 'py', 'whl', 'jar', 'zip', 'tar.gz'],
  'data-descriptions': PAPERS,
  'data-samples': DATA,
  'product': DATA,
} as const satisfies Record<ShelfName, readonly string[]>

export type Ending = (typeof TAKEN)[ShelfName][number]

/** The end of a name, where files of this kind may lie on this shelf. */
export function takenEnding(shelf: ShelfName, name: string): Ending | null {
  const endings: readonly Ending[] = TAKEN[shelf]
  const plain = name.toLowerCase()
  const found = endings.filter((ending) => plain.endsWith(`.${ending}`))
  return found.sort((one, other) => other.length - one.length)[0] ?? null
}

export const endingsOf = (shelf: ShelfName): string =>
  TAKEN[shelf].map((ending) => ending.toUpperCase()).join(', ')

/** Samples are data: a document or a picture is none. */
export const isOfSamples = (shelf: ShelfName): boolean =>
  shelf === 'product' || shelf === 'data-samples'

/** Where it is written who did what with the files of a shelf. */
export const historyOf = ({ name, product }: Shelf) =>
  product ? { type: 'product_samples', id: product.code } : { type: 'download_centre', id: name }
