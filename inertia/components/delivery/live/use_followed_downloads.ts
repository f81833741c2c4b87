import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import type { LedgerFile } from '../types'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/**
 * While a download of one of `files` runs, reads the props `only` again at growing pauses: the
 * browser loads the file by itself and tells the page nothing of its end.
 */
export function useFollowedDownloads(files: readonly LedgerFile[], only: string[]): void {
  const isRunning = files.some(({ state }) => state === 'Claimed')
  useEffect(() => {
    if (!isRunning) return
    let pause = FIRST_PAUSE_MS
    const look = () => {
      if (!document.hidden) router.reload({ only })
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      timer = setTimeout(look, pause)
    }
    let timer = setTimeout(look, pause)
    return () => clearTimeout(timer)
  }, [isRunning, only])
}
