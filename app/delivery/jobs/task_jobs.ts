import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { declareJob, sendJob } from '#shared/jobs'
import type { Lane } from '#delivery/domain/task_step'

/** How long one job goes from task to task before it lets the next one in. */
export const LONGEST_RUN_SECONDS = 600
/** A long task lets go after this time and takes its turn again, behind those who wait. */
export const TURN_SECONDS = 60

/** Only a nudge: the task's row decides, the sweep repeats it. Declared apart: it sends itself. */
const NUDGED = { retryLimit: 2, expireInSeconds: LONGEST_RUN_SECONDS + TURN_SECONDS + 300 }

export const runTaskJob = declareJob<{ taskId: number }>('delivery.run_task', {
  ...NUDGED,
  concurrency: 3,
})

/** The lane of small tasks: it is never taken by a large one. */
export const runSmallTaskJob = declareJob<{ taskId: number }>('delivery.run_small_task', {
  ...NUDGED,
  concurrency: 1,
})

/** Asks the workers to look at a task; one request waits, however often it is made. */
export async function nudge(
  trx: TransactionClientContract,
  { id: taskId, lane }: { id: number; lane: Lane }
): Promise<void> {
  const once = { singletonKey: `task:${taskId}` }
  await sendJob(trx, runTaskJob, { taskId }, once)
  if (lane === 'small') await sendJob(trx, runSmallTaskJob, { taskId }, once)
}
