import { rows } from '#shared/database'
import type { ProblemParams } from '#delivery/domain/delivery_problem'
import { expectedReady } from '#delivery/domain/expected_ready'
import type { TaskState } from '#delivery/domain/task_state'
import type { TaskCommand } from '#delivery/domain/task_step'
import { pastPace } from '#delivery/queries/past_pace'
import { nameOf, type Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

export type TaskProgress = {
  id: number
  itemRef: string
  cmd: TaskCommand
  state: TaskState
  filesDone: number
  filesExpected: number
  bytes: number
  /** A translation key: of a failed task, or of one that waits to try again. */
  problem: { code: string; params: ProblemParams } | null
  /** When a task that waits after a problem runs again. */
  nextAttemptAt: Date | null
  attempts: number
}

export type Progress = {
  state: 'Running' | 'Completed' | 'Failed'
  startedAt: Date
  completedAt: Date | null
  /** When everything is ready at the pace of past tasks; null where nothing can be said. */
  readyAt: Date | null
  filesDone: number
  filesExpected: number
  bytes: number
  tasks: TaskProgress[]
}

/** How far a fulfilment is, from the counters of its tasks; null when nothing was started. */
export async function progressOf(reference: Reference): Promise<Progress | null> {
  return (await progressOfAll([reference])).get(nameOf(reference)) ?? null
}

/** The step of an item that is at work, or its last one. */
export function stepOf({ tasks }: Progress, itemRef: string): TaskProgress | undefined {
  const steps = tasks.filter((task) => task.itemRef === itemRef)
  return steps.find(({ state }) => state !== 'Succeeded') ?? steps.at(-1)
}

type Fulfilment = Pick<Progress, 'state' | 'startedAt' | 'completedAt'> & {
  reference: Reference
  tasks: (Omit<TaskProgress, 'nextAttemptAt'> & { nextAttemptAt: string | null } & Timed)[]
}
type Timed = { productId: number; bytesExpected: number }

/** The same for many at once, by the names of their references, in one statement. */
export async function progressOfAll(references: Reference[]): Promise<Map<string, Progress>> {
  const found = await rows<Fulfilment>(null, SELECT, [
    references.map(({ kind }) => kind),
    references.map(({ key }) => key),
  ])
  const running = found.filter(({ state }) => state === 'Running')
  const paceOf = await pastPace(running.flatMap(({ tasks }) => tasks))
  return new Map(
    found.map(({ reference, tasks: timed, ...fulfilment }) => {
      const tasks = timed.map(({ nextAttemptAt, ...task }) => ({
        ...task,
        nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
      }))
      const paced = tasks.map((task) => ({ ...task, pace: paceOf(task) }))
      const readyAt = fulfilment.state === 'Running' ? expectedReady(paced, new Date()) : null
      return [nameOf(reference), { ...fulfilment, ...sums(tasks), readyAt, tasks: tasks.map(told) }]
    })
  )
}

/** What only the estimate needs stays here. */
function told({ productId: _, bytesExpected: __, ...task }: TaskProgress & Timed): TaskProgress {
  return task
}

/** Files that only come back from the archive are not delivered twice. */
function sums(tasks: TaskProgress[]) {
  const making = tasks.filter(({ cmd }) => cmd !== 'restore_days')
  const sum = (key: 'filesDone' | 'filesExpected' | 'bytes') =>
    making.reduce((total, task) => total + task[key], 0)
  return { filesDone: sum('filesDone'), filesExpected: sum('filesExpected'), bytes: sum('bytes') }
}

const SELECT = `
  select ${REFERENCE} as reference, f.state, f.created_at as "startedAt", f.completed_at as "completedAt",
         coalesce(jsonb_agg(jsonb_build_object(
           'id', t.id, 'itemRef', t.item_ref, 'cmd', t.cmd, 'state', t.state,
           'filesDone', t.files_done, 'filesExpected', t.files_expected, 'bytes', t.bytes_done,
           'attempts', t.attempts, 'productId', t.product_id, 'bytesExpected', t.bytes_expected,
           'problem', case when t.failure_code is not null then jsonb_build_object(
             'code', t.failure_code, 'params', t.failure_params) end,
           'nextAttemptAt', case when t.state = 'Waiting' and t.failures > 0 then t.run_after end
         ) order by t.id) filter (where t.id is not null), '[]') as tasks
    from fulfilments f left join delivery_tasks t on t.fulfilment_id = f.id
   where (f.owner_kind, f.owner_key) in (select * from unnest(?::text[], ?::text[]))
   group by f.id`
