import { failpoint } from '#shared/failpoints'
import { checkFile } from '#delivery/actions/preparation/check_file'
import { markPrepared } from '#delivery/actions/preparation/mark_prepared'
import { restoreDays } from '#delivery/actions/preparation/restore_days'
import { mapConcurrently, type Mapped } from '#delivery/domain/map_concurrently'
import { LeaseLost, type LeasedTask } from '#delivery/domain/task'
import { listPlannedFiles, type PlannedFile } from '#delivery/queries/list_planned_files'

const CHECKED_AT_ONCE = 16

type Work = (chunk: PlannedFile[]) => Promise<Mapped<unknown>>

/** Whole days are referenced, never copied. */
export const prepareFiles = (task: LeasedTask, signal: AbortSignal): Promise<void> =>
  prepareWith(task, signal, (chunk) => checkFiles(task, chunk))

/** Archived days come back first. A bad file holds up no other; what worked is kept. */
export async function prepareWith(
  task: LeasedTask,
  signal: AbortSignal,
  work: Work
): Promise<void> {
  const restore: Work = (chunk) => restoreDays(task, chunk, signal)
  const restoring = await workThrough(task, { archived: true, work: restore, signal })
  const preparing = await workThrough(task, { archived: false, work, signal })
  const problem = restoring ?? preparing
  if (problem) throw problem
}

type Pass = { archived: boolean; work: Work; signal: AbortSignal }

/** Answers the first problem of the files left behind. */
async function workThrough(task: LeasedTask, { archived, work, signal }: Pass): Promise<unknown> {
  let first: unknown
  let chunk = await listPlannedFiles(task, { archived })
  while (chunk.length > 0) {
    signal.throwIfAborted()
    const { values, problem } = await work(chunk)
    if (problem instanceof LeaseLost) throw problem
    first ??= problem
    // Nothing at all worked: the store is down, and asking it file by file helps nobody.
    if (problem && values.length === 0) throw problem
    chunk = await listPlannedFiles(task, { archived, after: chunk.at(-1) })
  }
  return first
}

async function checkFiles(task: LeasedTask, chunk: PlannedFile[]): Promise<Mapped<unknown>> {
  await failpoint('delivery.before_check')
  const checked = await mapConcurrently(chunk, CHECKED_AT_ONCE, checkFile)
  await markPrepared(task, checked.values)
  await failpoint('delivery.after_check')
  return checked
}
