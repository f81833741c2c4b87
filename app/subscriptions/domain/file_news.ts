/** What is new about a file for somebody: never fetched, or corrected since. */
export type FileNews = 'new' | 'corrected' | null

export function newsOf(version: number, fetched: number | undefined): FileNews {
  if (fetched === undefined) return 'new'
  return version > fetched ? 'corrected' : null
}
