import type { TaskState } from '#delivery/domain/task_state'

/** What past tasks of a product and command took, at the median. */
export type Pace = { secondsPerByte: number; seconds: number }

export type TimedTask = {
  itemRef: string
  state: TaskState
  filesDone: number
  filesExpected: number
  bytesExpected: number
  /** When a task that waits after a problem runs again. */
  nextAttemptAt: Date | null
  /** Null as long as nothing like it was ever done. */
  pace: Pace | null
}

/** How many tasks are at work side by side. */
const SIDE_BY_SIDE = 4

/** At the pace of past tasks, items side by side; null after a failure or without such tasks. */
export function expectedReady(tasks: readonly TimedTask[], now: Date): Date | null {
  const open = tasks.filter(({ state }) => state !== 'Succeeded')
  if (open.length === 0 || open.some((task) => !isPredictable(task))) return null

  const items = new Map<string, number>()
  for (const task of open) {
    items.set(task.itemRef, (items.get(task.itemRef) ?? 0) + secondsLeft(task, now))
  }
  const seconds = [...items.values()]
  const total = seconds.reduce((sum, one) => sum + one, 0)
  const left = Math.max(...seconds, total / SIDE_BY_SIDE)
  return new Date(now.getTime() + Math.ceil(left) * 1000)
}

const isPredictable = ({ state, pace }: TimedTask) =>
  pace !== null && (state === 'Waiting' || state === 'Running')

function secondsLeft(task: TimedTask, now: Date): number {
  const { pace, bytesExpected, filesDone, filesExpected, nextAttemptAt } = task
  const whole = bytesExpected > 0 ? pace!.secondsPerByte * bytesExpected : pace!.seconds
  const open = 1 - filesDone / Math.max(1, filesExpected)
  const wait = nextAttemptAt ? Math.max(0, nextAttemptAt.getTime() - now.getTime()) / 1000 : 0
  return wait + Math.max(1, whole) * open
}
