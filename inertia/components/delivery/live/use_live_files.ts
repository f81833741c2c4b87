import type { LedgerFile } from '../types'
import { useLive } from './live_delivery'

/** The files of a list as they are right now. */
export function useLiveFiles(files: LedgerFile[]): (LedgerFile & { percent?: number | null })[] {
  const { files: live } = useLive()
  return files.map((file) => {
    const now = file.state === 'Preparing' ? live.get(file.id) : undefined
    return now ? { ...file, ...now } : file
  })
}
