/** How somebody stands to a file: never fetched, or corrected since; null where he has its newest version. */
export type FileNews = 'unfetched' | 'corrected' | null

export function newsOf(version: number, fetched: number | undefined): FileNews {
  if (fetched === undefined) return 'unfetched'
  return version > fetched ? 'corrected' : null
}
