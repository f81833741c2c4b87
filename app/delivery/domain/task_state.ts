export const TASK_STATES = ['Waiting', 'Running', 'Succeeded', 'Failed', 'Stopped'] as const
export type TaskState = (typeof TASK_STATES)[number]

const STOPPABLE: readonly TaskState[] = ['Waiting', 'Running']
const RESTARTABLE: readonly TaskState[] = ['Failed', 'Stopped']

/** Task rule: stop from Waiting or Running. */
export const canStop = (state: TaskState): boolean => STOPPABLE.includes(state)

/** Task rule: restart from Failed or Stopped; forced execution also cuts a wait short. */
export const canRestart = (state: TaskState, force = false): boolean =>
  RESTARTABLE.includes(state) || (force && state === 'Waiting')
