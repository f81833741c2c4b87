import type { SheetMonth } from '~/components/delivery/live/types'

/** What a sheet comes to: files, those that are made, fetched, and wait to be fetched, with their bytes. */
export function sumsOf(sheet: readonly SheetMonth[]) {
  const sum = (key: 'files' | 'made' | 'used' | 'bytes' | 'waitingBytes') =>
    sheet.reduce((total, month) => total + month[key], 0)
  const [made, used] = [sum('made'), sum('used')]
  const [bytes, waitingBytes] = [sum('bytes'), sum('waitingBytes')]
  return { total: sum('files'), made, used, waiting: made - used, bytes, waitingBytes }
}
