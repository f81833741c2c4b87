import { declareJob } from '#shared/jobs'

/** Declared apart: the action that asks for a run sends it. One at a time, so that sales go on beside it. */
export const lakeRunJob = declareJob<{ runId: number }>('catalogue.lake_run', {
  retryLimit: 2,
  retryDelaySeconds: 5,
  concurrency: 1,
  expireInSeconds: 4 * 60 * 60,
})
