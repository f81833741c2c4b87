import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'
import { isAtWork, type Run } from './types'

const EVERY = 2_000

/** Reads the tasks again while one is under way. */
export function useLiveRuns(runs: readonly Run[]) {
  const { start, stop } = usePoll(EVERY, { only: ['runs'] }, { autoStart: false })
  const isLive = runs.some(isAtWork)
  useEffect(() => {
    if (!isLive) return
    start()
    return stop
  }, [isLive, start, stop])
}
