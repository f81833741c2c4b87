import { declareJob } from '#shared/jobs'

/** Declared apart: the action that asks for a rehearsal sends it. */
export const rehearseJob = declareJob<{ rehearsalId: number }>('statistics.rehearse', {
  retryLimit: 2,
  retryDelaySeconds: 5,
  concurrency: 1,
  expireInSeconds: 900,
})
