import { rows } from '#shared/database'
import type { ProblemParams } from '#delivery/domain/delivery_problem'
import type { TaskState } from '#delivery/domain/task_state'
import type { TaskCommand } from '#delivery/domain/task_step'

export type TaskProgress = {
  id: number
  itemRef: string
  cmd: TaskCommand
  state: TaskState
  filesDone: number
  filesExpected: number
  /** Bytes of the files that are ready. */
  bytes: number
  /** The latest problem, as a translation key: of a failed task, or of one that waits to try again. */
  problem: { code: string; params: ProblemParams } | null
  /** When a task that waits after a problem runs again. */
  nextAttemptAt: Date | null
  attempts: number
}

export type Progress = {
  state: 'Running' | 'Completed' | 'Failed'
  startedAt: Date
  completedAt: Date | null
  filesDone: number
  filesExpected: number
  bytes: number
  /** By item and step. */
  tasks: TaskProgress[]
}

/** How far a fulfilment is, from the counters of its tasks; null when nothing was started. */
export async function progressOf(reference: string): Promise<Progress | null> {
  const [fulfilment] = await rows<Pick<Progress, 'state' | 'startedAt' | 'completedAt'>>(
    null,
    `select state, created_at as "startedAt", completed_at as "completedAt"
       from fulfilments where reference = ?`,
    [reference]
  )
  if (!fulfilment) return null

  const tasks = await listTaskProgress(reference)
  const making = tasks.filter(({ cmd }) => cmd !== 'restore_days')
  const sum = (key: 'filesDone' | 'filesExpected' | 'bytes') =>
    making.reduce((total, task) => total + task[key], 0)
  return {
    ...fulfilment,
    filesDone: sum('filesDone'),
    filesExpected: sum('filesExpected'),
    bytes: sum('bytes'),
    tasks,
  }
}

/** The step of an item that is at work, or its last one. */
export function stepOf({ tasks }: Progress, itemRef: string): TaskProgress | undefined {
  const steps = tasks.filter((task) => task.itemRef === itemRef)
  return steps.find(({ state }) => state !== 'Succeeded') ?? steps.at(-1)
}

const listTaskProgress = (reference: string) =>
  rows<TaskProgress>(
    null,
    `select t.id, item_ref as "itemRef", t.cmd, t.state, files_done as "filesDone",
            files_expected as "filesExpected", bytes_done as bytes, attempts,
            case when t.failure_code is not null
              then jsonb_build_object('code', t.failure_code, 'params', t.failure_params)
            end as problem,
            case when t.state = 'Waiting' and failures > 0 then run_after end as "nextAttemptAt"
       from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
      where f.reference = ? order by t.id`,
    [reference]
  )
