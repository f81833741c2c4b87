import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { defineJob, sendJob, type JobContext } from '#shared/jobs'
import type { Lane } from '#delivery/domain/task_step'

/** How long one job goes from task to task before it lets the next one in. */
const LONGEST_RUN_SECONDS = 600
/** A long task lets go after this time and takes its turn again, behind those who wait. */
const TURN_SECONDS = 60

/**
 * A nudge: somebody look whose turn it is. Whether a task may run says its own row, and a nudge
 * that got lost is given again by the sweep. The action is imported late, because the actions that
 * it needs send this job.
 */
const nudged = (lane: Lane) => ({
  retryLimit: 2,
  expireInSeconds: LONGEST_RUN_SECONDS + TURN_SECONDS + 300,
  handle: (_: { taskId: number }, { signal }: JobContext) => takeTurns(lane, signal),
})

export const runTaskJob = defineJob<{ taskId: number }>('delivery.run_task', {
  ...nudged('large'),
  concurrency: 3,
})

/** The lane of small tasks: it is never taken by a large one. */
export const runSmallTaskJob = defineJob<{ taskId: number }>('delivery.run_small_task', {
  ...nudged('small'),
  concurrency: 1,
})

async function takeTurns(lane: Lane, signal: AbortSignal): Promise<void> {
  const { runNextTask } = await import('#delivery/actions/tasks/run_task')
  const end = performance.now() + LONGEST_RUN_SECONDS * 1000
  while (!signal.aborted && performance.now() < end) {
    const soon = AbortSignal.timeout(TURN_SECONDS * 1000)
    if (!(await runNextTask(lane, { now: signal, soon }))) return
  }
}

/** Asks the workers to look at a task; one request waits, however often it is made. */
export async function nudge(
  trx: TransactionClientContract,
  { id: taskId, lane }: { id: number; lane: Lane }
): Promise<void> {
  const once = { singletonKey: `task:${taskId}` }
  await sendJob(trx, runTaskJob, { taskId }, once)
  if (lane === 'small') await sendJob(trx, runSmallTaskJob, { taskId }, once)
}
