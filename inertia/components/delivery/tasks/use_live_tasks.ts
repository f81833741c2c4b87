import { useEffect } from 'react'
import { usePoll } from '@inertiajs/react'
import type { Task } from './types'

const EVERY = 3000

/** Reads the list again while one of its tasks runs or is to run by itself. */
export function useLiveTasks(tasks: readonly Task[]) {
  const { start, stop } = usePoll(
    EVERY,
    { only: ['tasks', 'paging', 'counts'] },
    { autoStart: false }
  )
  const isLive = tasks.some(({ state }) => state === 'Running' || state === 'Waiting')
  useEffect(() => {
    if (!isLive) return
    start()
    return stop
  }, [isLive, start, stop])
}
