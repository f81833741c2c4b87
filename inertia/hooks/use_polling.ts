import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'

/** Reads parts of the page again, every so many milliseconds, while that is needed. */
export function usePolling(everyMs: number, only: string[], isNeeded: boolean): void {
  const { start, stop } = usePoll(everyMs, { only }, { autoStart: false })
  useEffect(() => {
    if (!isNeeded) return
    start()
    return stop
  }, [isNeeded, start, stop])
}
