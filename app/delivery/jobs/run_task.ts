import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { defineJob, sendJob } from '#shared/jobs'

/** Shorter than the longest run of a job: a long task lets go and goes on in the next one. */
const LONGEST_RUN_SECONDS = 600

/**
 * Runs one task. The job is only a nudge: whether the task may run says the task's own row, and
 * a nudge that got lost is given again by the sweep. The action is imported late, because the
 * actions that it needs send this job.
 */
export const runTaskJob = defineJob<{ taskId: number }>('delivery.run_task', {
  retryLimit: 2,
  concurrency: 4,
  expireInSeconds: LONGEST_RUN_SECONDS + 300,
  handle: async ({ taskId }, { signal }) => {
    const { runTask } = await import('#delivery/actions/run_task')
    const ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_RUN_SECONDS * 1000)])
    await runTask(taskId, ending)
  },
})

/** Asks a worker to look at a task; one request waits, however often it is made. */
export const nudge = (trx: TransactionClientContract, taskId: number): Promise<void> =>
  sendJob(trx, runTaskJob, { taskId }, { singletonKey: `task:${taskId}` })
