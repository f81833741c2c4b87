import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'
import type { Returning } from '../types'

const EVERY = 5_000

/** Reads the files again while one of them comes back from the archive. */
export function useReturning(days: readonly Returning[]) {
  const { start, stop } = usePoll(EVERY, { only: ['files', 'returning'] }, { autoStart: false })
  const isLive = days.includes('Waiting')
  useEffect(() => {
    if (!isLive) return
    start()
    return stop
  }, [isLive, start, stop])
}
