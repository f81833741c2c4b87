import { usePolling } from '~/hooks/use_polling'
import type { Task } from './types'

const EVERY_MS = 3000

/** Reads the list again while one of its tasks runs or is to run by itself. */
export function useLiveTasks(tasks: readonly Task[]) {
  const isLive = tasks.some(({ state }) => state === 'Running' || state === 'Waiting')
  usePolling(EVERY_MS, ['tasks', 'paging', 'counts'], isLive)
}
