import { defineJob } from '#shared/jobs'

/**
 * Runs one task. The job is only a nudge: whether the task may run says the task's own row, and
 * a nudge that got lost is given again by the sweep. The action is imported late, because the
 * actions that it needs send this job.
 */
export const runTaskJob = defineJob<{ taskId: number }>('delivery.run_task', {
  retryLimit: 0,
  handle: async ({ taskId }, { signal }) => {
    const { runTask } = await import('#delivery/actions/run_task')
    await runTask(taskId, signal)
  },
})
