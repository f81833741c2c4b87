import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'

const EVERY_MS = 2_000

/** Looks for news as long as something is on its way. */
export function useFreshLog(isNeeded: boolean, only: string) {
  const { start, stop } = usePoll(EVERY_MS, { only: [only] }, { autoStart: false })
  useEffect(() => {
    if (!isNeeded) return
    start()
    return stop
    // The functions are new on every drawing and always do the same.
  }, [isNeeded])
}
