import { useLive } from './live_delivery'

type Counted = { id: number; filesDone: number; filesExpected: number }

/** The work on an item with its counters as they are right now. */
export function useLiveTask<Task extends Counted>(task: Task | null): Task | null {
  const { progress } = useLive()
  const now = task && progress?.tasks.find(({ id }) => id === task.id)
  if (!task || !now) return task
  return { ...task, filesDone: now.filesDone, filesExpected: now.filesExpected }
}
