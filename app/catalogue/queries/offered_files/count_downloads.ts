import { rows } from '#shared/database'

/** How many files lie in each part of the download centre that has any. */
export const countDownloads = () =>
  rows<{ shelf: string; count: number }>(
    null,
    `select shelf, count(*)::int as count from offered_files where shelf <> 'product' group by shelf`
  )
