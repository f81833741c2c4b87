export const RUN_KINDS = ['Initialise', 'Recreate'] as const
export const RUN_STATES = ['Waiting', 'Running', 'Completed', 'Stopped', 'Failed'] as const

export type RunKind = (typeof RUN_KINDS)[number]
export type RunState = (typeof RUN_STATES)[number]

/** A task that goes through the days of a type's products. */
export type Run = {
  id: number
  typeId: number
  kind: RunKind
  state: RunState
  daysTotal: number
  daysDone: number
  /** Days that the book of announced days missed. */
  daysEntered: number
  daysTold: number
  problem: string | null
  createdAt: Date
  endedAt: Date | null
}
